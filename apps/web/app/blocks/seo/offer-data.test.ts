import { expect, test } from 'vitest';
import { roubles } from '@yahont/values/money.ts';
import { offerData } from './offer-data.ts';

const OFFER = {
  url: 'https://shop.test/catalog/koltsa/koltso/',
  price: roubles(58_600),
  availability: 'InStock' as const,
  priceUntil: null,
  courier: { price: roubles(450), today: '2026-11-27', date: '2026-11-30' },
};

test('what is sold online says how it is delivered, for how much, and that it may come back', () => {
  expect(offerData(OFFER)).toMatchObject({
    price: '58600.00',
    availability: 'https://schema.org/InStock',
    shippingDetails: {
      shippingRate: { value: '450.00', currency: 'RUB' },
      shippingDestination: { addressCountry: 'RU' },
      deliveryTime: { transitTime: { minValue: 0, maxValue: 3 } },
    },
    hasMerchantReturnPolicy: {
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: 7,
    },
  });
});

test('what is sold in stores alone is not delivered and does not come back without a reason', () => {
  const offer = offerData({ ...OFFER, availability: 'InStoreOnly', courier: null });
  expect(offer).toMatchObject({
    availability: 'https://schema.org/InStoreOnly',
    hasMerchantReturnPolicy: { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' },
  });
  expect(offer).not.toHaveProperty('shippingDetails');
});

test('a price has an end only where one is planned', () => {
  expect(offerData(OFFER)).not.toHaveProperty('priceValidUntil');
  expect(offerData({ ...OFFER, priceUntil: '2026-12-31' })).toMatchObject({ priceValidUntil: '2026-12-31' });
});

test.each(['OutOfStock', 'SoldOut'] as const)('what is %s promises nothing', (availability) => {
  const offer = offerData({ ...OFFER, availability, courier: null });
  expect(offer).not.toHaveProperty('hasMerchantReturnPolicy');
  expect(offer).not.toHaveProperty('shippingDetails');
});

test('a piece whose sizes differ in price says from which to which', () => {
  const prices = [roubles(98_400), roubles(88_600), roubles(88_600)];
  const offer = offerData({ ...OFFER, prices });
  expect(offer).toMatchObject({
    '@type': 'AggregateOffer',
    lowPrice: '88600.00',
    highPrice: '98400.00',
    offerCount: 3,
    priceCurrency: 'RUB',
  });
  expect(offer).not.toHaveProperty('price');
  expect(offerData({ ...OFFER, prices: [roubles(58_600), roubles(58_600)] })).toMatchObject({
    '@type': 'Offer',
    price: '58600.00',
  });
});
