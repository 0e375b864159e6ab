import type { DeliveryTerms } from '@yahont/contracts/delivery/delivery-terms.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { ZERO } from '@yahont/values/money.ts';
import type { CallContext } from '#src/platform/context.ts';
import type { StoreDirectory } from '#src/domains/ground/stores/index.ts';
import type { DeliveryRules } from './delivery-rules.ts';

type Deps = { stores: Pick<StoreDirectory, 'listInCity'>; rules: DeliveryRules };

/** Prices and earliest days for goods in stock that are ordered now in the caller's city. */
export function deliveryTerms(ctx: CallContext, { stores, rules }: Deps): DeliveryTerms {
  const { city } = ctx;
  const now = ctx.now();
  const { price, freeFrom, dates, fitting } = rules.courierQuote(city, ZERO, now);
  const today = cityDate(now, city.timezone);
  const inCity = stores.listInCity(city.id, now);
  const earliest = (isInStore: boolean) =>
    inCity.map((store) => rules.pickupDate({ store, city, isInStore }, now)).toSorted()[0];
  const fromStore = earliest(true);
  const brought = earliest(false);
  return {
    cityName: city.name,
    today,
    courier: { date: dates[0] ?? today, price, freeFrom, orderBefore: rules.orderBefore(city, now), fitting },
    pickup:
      fromStore === undefined || brought === undefined
        ? null
        : { storeCount: inCity.length, fromStore, brought },
  };
}
