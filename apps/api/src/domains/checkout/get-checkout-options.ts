import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { kopecks } from '@yahont/values/money.ts';
import { spendablePoints } from '@yahont/values/sums/points.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { getCart } from '#src/domains/cart/index.ts';
import { courierQuote, pickupDate } from '#src/domains/delivery/index.ts';
import { balance } from '#src/domains/loyalty/index.ts';
import type { CheckoutDeps } from './checkout-deps.ts';
import { isAnyShipped, workDaysOf } from './choose-delivery.ts';
import { findWhereAllLies } from './where-all-lies.ts';

/** Options for the caller's cart in their city: delivery with dates, stores, payment, points. */
export async function getCheckoutOptions(ctx: AccountContext, deps: CheckoutDeps): Promise<CheckoutOptions> {
  const { db, city, caller } = ctx;
  const now = ctx.now();
  const [{ lines, totals }, points] = await Promise.all([getCart(ctx, deps), balance(db, caller.accountId)]);
  const { goods, moneyOnly } = totals;
  const workDays = workDaysOf(lines);
  const isInStore = await findWhereAllLies(db, lines);
  const pickup = deps.storesIn(city, now).map((store) => {
    const isAllInStore = workDays === 0 && isInStore(store.id);
    return {
      store,
      readyDate: pickupDate({ store, city, isInStore: isAllInStore, workDays }, now),
      isAllInStore,
    };
  });
  return {
    totals,
    isShipped: isAnyShipped(lines),
    courier: courierQuote(city, kopecks(goods - moneyOnly), now, workDays),
    // Stores that have everything come first: the order can be collected today.
    pickup: pickup.toSorted((a, b) => Number(b.isAllInStore) - Number(a.isAllInStore)),
    paymentRules: deps.paymentRules,
    bonus: { balance: points, spendable: spendablePoints({ goods, moneyOnly, balance: points }) },
  };
}
