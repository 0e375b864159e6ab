import type { PlaceOrder } from '@yahont/contracts/checkout/checkout.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { networkOf } from '#src/platform/http/network-of.ts';
import type { Db } from '#src/platform/database/database.ts';
import { readTogether } from '#src/platform/database/reads.ts';
import type { Write } from '#src/platform/database/statement.ts';
import { lockAccount } from '#src/domains/people/accounts/index.ts';
import { clearCartWrites, lockedCartRead, type LockedCart } from '#src/domains/buying/cart/index.ts';
import { consentWrite, type ConsentEntry } from '#src/domains/ground/consents/index.ts';
import { lockInterval, type CarrierOffer } from '#src/domains/goods/delivery/index.ts';
import { endAppliedWrite, lockCertificates } from '#src/domains/goods/certificates/index.ts';
import { balance, earnPercentRead } from '#src/domains/people/loyalty/index.ts';
import { takeLines } from '#src/domains/buying/line-kinds/index.ts';
import { companionWrite, NEXT_ORDER_ID, type WrittenOrder } from '#src/domains/buying/orders/index.ts';
import { cardConsent, lockPayableCard, type CardToCharge } from '#src/domains/buying/payment/index.ts';
import { dropDraftWrite } from './draft/drop-draft.sql.ts';
import type { CheckoutDeps } from './checkout-deps.ts';
import { divide, type Divided } from './divided/divide.ts';
import { readyUnits, workDaysOfUnits } from './divided/ready-first.ts';
import type { ChosenDelivery } from './delivering/choose-delivery.ts';
import { laterDay } from './delivering/later-day.ts';
import { unitsOfPieces } from './divided/within-card.ts';
import { LateRefusal, type OrderRefusal } from './order-refusal.ts';
import { priceCart } from './price-cart.ts';
import { writePart, type Common, type OrderPart } from './write-part.ts';

export type OrderRequest = {
  key: string;
  hash: string;
  input: PlaceOrder;
  /** The carrier's offer from before the transaction. */
  offer?: CarrierOffer | null;
  /** Gift certificates to use, in order; the caller was allowed to use them. */
  certificateIds?: readonly string[];
};
type WriteResult = { ok: true; order: WrittenOrder } | OrderRefusal;

/** The transaction of `placeOrder`. Every refusal precedes the first lasting write, or is thrown as `LateRefusal`. */
export async function writeOrder(
  tx: Db,
  ctx: AccountContext,
  deps: CheckoutDeps,
  { key, hash, input, offer = null, certificateIds = [] }: OrderRequest,
): Promise<WriteResult> {
  const now = ctx.now();
  const { accountId } = ctx.caller;
  const { cart, earnPercent } = await readTogether(tx, {
    cart: lockedCartRead(ctx.caller),
    earnPercent: earnPercentRead({ accountId, now }),
  });
  if (cart === null) return { ok: false, reason: 'cart-empty' };
  const needsPoints = input.payment === 'bonus' || input.bonus > 0;
  // Orders paid on receipt are limited per account, and other orders may change to this way, so the
  // account is locked. Points and certificates are used under its lock, which comes before the locks of
  // certificates and pieces.
  if (input.payment === 'cash' || needsPoints || certificateIds.length > 0) await lockAccount(tx, accountId);

  if (input.cityId !== undefined && input.cityId !== ctx.city.id) {
    return { ok: false, reason: 'city-changed', cityName: ctx.city.name };
  }

  const card = await chargeableCard(tx, ctx, deps, { cart, input });
  if (card === 'gone') return { ok: false, reason: 'saved-card-gone' };

  const points = needsPoints ? await balance(tx, accountId) : 0;
  const certificates = await lockCertificates(tx, { ids: certificateIds, now });
  const priced = await priceCart(tx, ctx, deps, {
    cart,
    input,
    offer,
    balance: points,
    certificates: certificates.map((certificate) => certificate.balance),
    earnPercent,
  });
  if (!priced.ok) return priced;
  const { units, sums, pricing, delivery, promoCode, isFirstPiece } = priced;

  const { storeId: preferStoreId, onlyStoreIds, readyAt, early } = delivery;
  // Locked before the pieces, the earlier visit first, as in every order, so that two buyers never
  // deadlock.
  const full = (await findFull(tx, early?.visit ?? null)) ?? (await findFull(tx, delivery.visit));
  if (full !== null) return full;
  const only = onlyStoreIds === null ? {} : { onlyStoreIds };
  const taken = await takeLines(tx, {
    orderId: NEXT_ORDER_ID,
    units,
    places: deps.delivery.placesInOrder(ctx.city, now, preferStoreId),
    ...only,
    at: now,
  });
  // Pieces missing in the city's stores may be elsewhere.
  if (!taken.ok) return onlyStoreIds === null ? taken : { ok: false, reason: 'delivery-unavailable' };
  const day = laterDay(input, delivery, delivery.dateFor(taken.items, workDaysOfUnits(units)));
  if (day !== null) throw new LateRefusal({ ok: false, reason: 'date-changed', ...day });
  const whole: OrderPart = { ...taken, units, key, sums, certificateIds: certificates.map(({ id }) => id) };
  const writes = { ctx, deps, input, hash, delivery, promoCode, card };
  const last = {
    consented: consentWrite(
      { accountId, network: networkOf(ctx.ip), source: 'checkout', at: now },
      consentsOf(whole, writes),
    ),
    ...clearCartWrites(cart, now),
    draft_dropped: dropDraftWrite(accountId),
    ...(certificates.length > 0 ? { applied_ended: endAppliedWrite(accountId, whole.certificateIds) } : {}),
  };
  const readyFirst = readyAt === null ? null : readyUnits(units, whole, readyAt);
  const belongsToFirst = isFirstPiece === null ? readyFirst : unitsOfPieces(units, isFirstPiece);
  const soon = { ...writes, delivery: { ...delivery, ...early } };
  // Everything has become ready: it comes at once.
  if (belongsToFirst === null)
    return {
      ok: true,
      order: await writePart(tx, { ...whole, companionId: null, extraWrites: last }, soon),
    };

  const parts = await divide(tx, whole, belongsToFirst, { pricing, certificates });
  if (parts.first.sums.points + parts.second.sums.points > points)
    throw new LateRefusal({ ok: false, reason: 'not-enough-bonus', balance: points, spendable: points });
  return { ok: true, order: await writeTwo(tx, parts, { soon, later: writes, last }) };
}

/** Why no courier can come at that time, or null. A free hour is reserved until the transaction ends. */
async function findFull(tx: Db, visit: ChosenDelivery['visit']): Promise<OrderRefusal | null> {
  if (visit === null || (await lockInterval(tx, visit, visit.interval))) return null;
  const { from, to } = visit.interval;
  return { ok: false, reason: 'interval-taken', date: visit.date, from, to };
}

/** The saved card that pays, locked; null when another card or another way pays. */
async function chargeableCard(
  tx: Db,
  { caller, now }: AccountContext,
  { savesCards, providerOf }: CheckoutDeps,
  { cart, input: { payment, savedCardId } }: { cart: LockedCart; input: PlaceOrder },
): Promise<CardToCharge | null | 'gone'> {
  if (payment !== 'card' || savedCardId === null) return null;
  // A certificate is money that can be sent to anyone, so a session alone must not be enough to buy
  // one.
  if (!savesCards || cart.lines.some(({ isMoneyOnly }) => isMoneyOnly)) return 'gone';
  const { accountId } = caller;
  const asked = { cardId: savedCardId, accountId, provider: providerOf('card'), now: now() };
  return (await lockPayableCard(tx, asked)) ?? 'gone';
}

/** The buyer's consents: both terms, and that the bank saves the paying card. */
function consentsOf({ orderId, sums }: OrderPart, { deps, input, card }: Common): ConsentEntry[] {
  const isPaidByCard = sums.tenders.some(({ kind }) => kind === 'card');
  const savesCard = isPaidByCard && input.savesCard && card === null && deps.savesCards;
  return [
    { kind: 'offer', isGiven: true },
    { kind: 'personal-data', isGiven: true },
    ...(savesCard ? [cardConsent(orderId, { isGiven: true })] : []),
  ];
}

/** Writes both orders of a cart, which name each other; `last` is written with the second one. */
async function writeTwo(
  tx: Db,
  { first, second }: Divided,
  { soon, later, last }: { soon: Common; later: Common; last: Readonly<Record<string, Write>> },
): Promise<WrittenOrder> {
  const one = await writePart(tx, { ...first, companionId: null, extraWrites: {}, isFollowed: true }, soon);
  const joined = companionWrite(first.orderId, second.orderId);
  const other = await writePart(
    tx,
    { ...second, companionId: first.orderId, extraWrites: { ...last, joined } },
    later,
  );
  return { ...one, row: { ...one.row, companionId: second.orderId }, companion: other };
}
