import { daysBetween, type IsoDate } from '@yahont/values/dates/iso-date.ts';
import { kopecks, toDecimalString, type Kopecks } from '@yahont/values/money.ts';
import { RETURN_DAYS } from '@yahont/values/law.ts';

/** Schema.org's values for whether and where a product can be bought. */
export type Availability = 'InStock' | 'InStoreOnly' | 'LimitedAvailability' | 'OutOfStock' | 'SoldOut';

type Offered = {
  url: string;
  price: Kopecks;
  /** Prices of each available size, when they differ; otherwise absent. */
  prices?: readonly Kopecks[];
  availability: Availability;
  /** The last day of the price; null while none is known. */
  priceUntil: IsoDate | null;
  /** The terms of courier delivery; null for a product sold in stores only, and for a sold-out one. */
  courier: { price: Kopecks; today: IsoDate; date: IsoDate } | null;
};

/** An offer with its terms (schema.org/Offer): search engines show its delivery, returns and price. */
export function offerData({ url, price, prices = [], availability, priceUntil, courier }: Offered) {
  return {
    ...(new Set(prices).size > 1 ? rangeData(prices) : { '@type': 'Offer', price: toDecimalString(price) }),
    url,
    priceCurrency: 'RUB',
    ...(priceUntil === null ? {} : { priceValidUntil: priceUntil }),
    itemCondition: 'https://schema.org/NewCondition',
    availability: `https://schema.org/${availability}`,
    ...(courier === null ? {} : { shippingDetails: shippingData(courier) }),
    ...returnsData(availability),
  };
}

/** Offers of one piece whose sizes have prices of their own (schema.org/AggregateOffer). */
function rangeData(prices: readonly Kopecks[]) {
  const ascending = prices.toSorted((a, b) => a - b);
  return {
    '@type': 'AggregateOffer',
    lowPrice: toDecimalString(ascending[0] ?? kopecks(0)),
    highPrice: toDecimalString(ascending.at(-1) ?? kopecks(0)),
    offerCount: ascending.length,
  };
}

function shippingData({ price, today, date }: NonNullable<Offered['courier']>) {
  const days = { '@type': 'QuantitativeValue', unitCode: 'DAY' };
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: toDecimalString(price), currency: 'RUB' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'RU' },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: { ...days, minValue: 0, maxValue: 1 },
      transitTime: { ...days, minValue: 0, maxValue: Math.max(1, daysBetween(today, date)) },
    },
  };
}

/**
 * A distance purchase can be returned within a week; a store purchase cannot, unless it has a defect
 * (FACTS 13.5). A sold-out product has no terms.
 */
function returnsData(availability: Availability) {
  const common = { '@type': 'MerchantReturnPolicy', applicableCountry: 'RU' };
  switch (availability) {
    case 'InStock':
    case 'LimitedAvailability':
      return {
        hasMerchantReturnPolicy: {
          ...common,
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: RETURN_DAYS,
          returnMethod: ['https://schema.org/ReturnInStore', 'https://schema.org/ReturnByMail'],
        },
      };
    case 'InStoreOnly':
      return {
        hasMerchantReturnPolicy: {
          ...common,
          returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
        },
      };
    case 'OutOfStock':
    case 'SoldOut':
      return {};
  }
}
