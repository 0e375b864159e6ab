import type { CartLine } from '@yahont/contracts/cart/cart.ts';
import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import { kopecks } from '@yahont/values/money.ts';
import { pieceAmounts } from '@yahont/values/sums/split/split-within.ts';
import { spendablePoints } from '@yahont/values/sums/points.ts';
import type { AccountContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { known, readTogether } from '#src/platform/database/reads.ts';
import { cartReads, describeCart } from '#src/domains/buying/cart/index.ts';
import { appliedRead } from '#src/domains/goods/certificates/index.ts';
import {
  countVisits,
  type CarrierOffer,
  type CourierQuote,
  type PointQuote,
} from '#src/domains/goods/delivery/index.ts';
import { balanceRead } from '#src/domains/people/loyalty/index.ts';
import { earlierOrdersRead, openCashOrdersRead } from '#src/domains/buying/orders/index.ts';
import { payableCardsRead } from '#src/domains/buying/payment/index.ts';
import type { CheckoutDeps } from './checkout-deps.ts';
import { isAnyShipped, workDaysOf } from './delivering/choose-delivery.ts';
import { offeredFitting } from './delivering/offered-fitting.ts';
import { findWhereLinesLie, isAll } from './delivering/where-all-lies.ts';
import { findEarly } from './divided/early-pieces.ts';
import { pricedUnits } from './lay-out-lines.ts';

/** Options for the caller's cart in their city: delivery with dates, stores, payment, points. */
export async function getCheckoutOptions(ctx: AccountContext, deps: CheckoutDeps): Promise<CheckoutOptions> {
  const { db, city, caller } = ctx;
  const now = ctx.now();
  const { points, lastBuyer, openCashOrders, savedCards, certificates, ...cart } = await readTogether(db, {
    ...cartReads(ctx),
    points: balanceRead(caller.accountId),
    lastBuyer: earlierOrdersRead(caller.accountId),
    openCashOrders: openCashOrdersRead(caller.accountId),
    savedCards: savedCardsRead(ctx, deps),
    certificates: appliedRead(caller.accountId, now),
  });
  const { lines, totals } = await describeCart(ctx, deps, cart);
  const { goods, moneyOnly } = totals;
  const workDays = workDaysOf(lines);
  const handedOver = kopecks(goods - moneyOnly);
  const isShipped = isAnyShipped(lines);
  const [offer, { piecesIn, wanted }] = await Promise.all([
    isShipped ? deps.carriers.find(city, totals.quantity, now) : null,
    findWhereLinesLie(db, lines),
  ]);
  const awayDays = deps.delivery.daysAway(city, now, wanted);
  const terms = { workDays, awayDays, offer };
  const courier = deps.delivery.courierQuote(city, handedOver, now, terms);
  const early = earlyVisit(ctx, deps, {
    lines,
    courier,
    pieces: piecesIn(deps.delivery.placesAtHand(city, now)),
  });
  const intervals = await intervalsOf(db, courier, [...(early?.dates ?? []), ...courier.dates]);
  const stores = deps.storesIn(city, now);
  const isInCity = workDays === 0 && isAll(piecesIn(stores.map(({ id }) => id)), lines);
  const express = isInCity ? deps.delivery.expressQuote(city, now) : null;
  const { zone: _zone, carrier, ...offered } = courier;
  const pickup = stores.map((store) => {
    const pieces = piecesIn([store.id]);
    const isAllInStore = workDays === 0 && isAll(pieces, lines);
    const whole = { store, city, isInStore: isAllInStore, workDays, awayDays };
    const readyDate = deps.delivery.pickupDate(whole, now);
    const date = deps.delivery.pickupDate({ store, city, isInStore: true, workDays: 0 }, now);
    const sooner = date < readyDate ? findEarly(lines, pieces) : null;
    return { store, readyDate, isAllInStore, early: sooner === null ? null : { date, ...sooner } };
  });
  return {
    totals,
    pieces: pieceAmounts(lines),
    units: pricedUnits(lines),
    isShipped,
    courier: {
      ...offered,
      isCarried: carrier !== null,
      intervals,
      early,
      fitting: offeredFitting(courier.fitting, lines),
    },
    point: pointsOf(offer, deps.delivery.pointQuote(city, handedOver, now, terms)),
    express: express && { ...express, fitting: offeredFitting(express.fitting, lines) },
    // Stores that have everything come first, because the order can be collected today.
    pickup: pickup.toSorted((a, b) => Number(b.isAllInStore) - Number(a.isAllInStore)),
    paymentRules: deps.paymentRules,
    // The payment for a gift certificate is captured at once.
    held: moneyOnly > 0 ? [] : [...deps.holds],
    // A certificate is money that can be sent to anyone, so a session alone must not be enough to buy
    // one.
    cards: { canSave: deps.savesCards, saved: moneyOnly > 0 ? [] : savedCards },
    bonus: { balance: points, spendable: spendablePoints({ goods, moneyOnly, balance: points }) },
    certificates: handedOver > 0 ? certificates : [],
    buyer: { ...lastBuyer, openCashOrders, canFind: deps.findsCompanies },
  };
}

/** Saved cards are offered only while the bank saves cards for this shop. */
function savedCardsRead({ caller, now }: AccountContext, { savesCards, providerOf }: CheckoutDeps) {
  if (!savesCards) return known([]);
  return payableCardsRead({ accountId: caller.accountId, provider: providerOf('card'), now: now() });
}

function pointsOf(offer: CarrierOffer | null, quote: PointQuote | null): CheckoutOptions['point'] {
  if (offer === null || quote === null) return null;
  const { price, freeFrom, date } = quote;
  return { price, freeFrom, date, places: offer.points };
}

type CartQuote = { lines: readonly CartLine[]; courier: CourierQuote; pieces: readonly number[] };

/**
 * What a courier can bring before the rest, and when; null when nothing, or everything, comes at once.
 * @param pieces of each line, how many are at hand
 */
function earlyVisit(
  { city, now }: AccountContext,
  { delivery }: CheckoutDeps,
  { lines, courier, pieces }: CartQuote,
): CheckoutOptions['courier']['early'] {
  // A carrier has no fixed days, and the courier of the second parcel is unknown.
  if (courier.carrier !== null) return null;
  const first = courier.dates[0] ?? '';
  const dates = delivery.courierDates(city, now()).filter((date) => date < first);
  const early = dates.length > 0 ? findEarly(lines, pieces) : null;
  return early && { dates, ...early };
}

/** The hours of a courier, with the days on which each is fully booked. */
async function intervalsOf(
  db: Db,
  { zone, intervals }: CourierQuote,
  dates: readonly IsoDate[],
): Promise<CheckoutOptions['courier']['intervals']> {
  if (intervals.length === 0) return [];
  const visitsOf = await countVisits(db, zone, dates);
  return intervals.map((interval) => ({
    from: interval.from,
    to: interval.to,
    takenOn: dates.filter((date) => {
      const { capacity, taken } = visitsOf(date, interval);
      return taken >= capacity;
    }),
  }));
}
