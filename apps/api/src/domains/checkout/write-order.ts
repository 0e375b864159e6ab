import type { PlaceOrder } from '@yahont/contracts/checkout/checkout.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { networkOf } from '#src/platform/http/network-of.ts';
import type { Db } from '#src/platform/database/database.ts';
import { clearCartWrites, lockCart } from '#src/domains/cart/index.ts';
import { consentWrite } from '#src/domains/consents/index.ts';
import type { CarrierOffer } from '#src/domains/delivery/index.ts';
import { lockInterval } from '#src/domains/delivery/index.ts';
import { lockCertificates } from '#src/domains/certificates/index.ts';
import { accountLevel, balance } from '#src/domains/loyalty/index.ts';
import { takeLines } from '#src/domains/line-kinds/index.ts';
import { companionWrite, NEXT_ORDER_ID } from '#src/domains/orders/index.ts';
import type { WrittenOrder } from '#src/domains/orders/index.ts';
import { cardConsent, lockPayableCard } from '#src/domains/payment/index.ts';
import { dropDraftWrite } from './draft/drafts.ts';
import type { CheckoutDeps } from './checkout-deps.ts';
import { divide } from './divided/divide.ts';
import { unitsOf } from './lay-out-lines.ts';
import { LateRefusal } from './order-refusal.ts';
import type { OrderRefusal } from './order-refusal.ts';
import { priceCart } from './price-cart.ts';
import { writePart } from './write-part.ts';
import type { Part } from './write-part.ts';

export type OrderRequest = {
  key: string;
  hash: string;
  input: PlaceOrder;
  /** What a carrier offered before the transaction began. */
  offer?: CarrierOffer | null;
  /** Gift certificates to use, which the caller has been allowed to use; one after another. */
  certificateIds?: readonly string[];
};
type Written = { ok: true; order: WrittenOrder } | OrderRefusal;

/** The transaction of `placeOrder`. Every refusal precedes the first lasting write, or is thrown as `LateRefusal`. */
export async function writeOrder(
  tx: Db,
  ctx: AccountContext,
  deps: CheckoutDeps,
  { key, hash, input, offer = null, certificateIds = [] }: OrderRequest,
): Promise<Written> {
  const now = ctx.now();
  const { accountId } = ctx.caller;
  const cart = await lockCart(tx, ctx.caller);
  if (cart === null) return { ok: false, reason: 'cart-empty' };

  if (input.cityId !== undefined && input.cityId !== ctx.city.id) {
    return { ok: false, reason: 'city-changed', cityName: ctx.city.name };
  }

  const { savedCardId } = input;
  const isBySavedCard = input.payment === 'card' && savedCardId !== null;
  const card =
    isBySavedCard && deps.savesCards
      ? await lockPayableCard(tx, { cardId: savedCardId, accountId, provider: deps.providerOf('card'), now })
      : null;
  if (isBySavedCard && card === null) return { ok: false, reason: 'saved-card-gone' };

  const units = unitsOf(cart.lines);
  const needsPoints = input.payment === 'bonus' || input.bonus > 0;
  const points = needsPoints ? await balance(tx, accountId) : 0;
  const { level } = await accountLevel(tx, { accountId, now });
  const certificates = await lockCertificates(tx, { ids: certificateIds, now });
  const priced = await priceCart(tx, ctx, deps, {
    cart,
    units,
    input,
    offer,
    balance: points,
    certificates: certificates.map((certificate) => certificate.balance),
    earnPercent: level.percent,
  });
  if (!priced.ok) return priced;
  const { sums, pricing, delivery, promoCode } = priced;

  const { storeId: preferStoreId, visit, onlyStoreIds, isDivided } = delivery;
  // Before the pieces, as every order does, so that two buyers never wait for each other.
  if (visit !== null && !(await lockInterval(tx, visit, visit.interval))) {
    const { from, to } = visit.interval;
    return { ok: false, reason: 'interval-taken', date: visit.date, from, to };
  }
  const only = onlyStoreIds === null ? {} : { onlyStoreIds };
  const taken = await takeLines(tx, {
    orderId: NEXT_ORDER_ID,
    units,
    preferStoreId,
    ...only,
    at: now,
  });
  // What the city's stores have no more may still lie elsewhere.
  if (!taken.ok) return onlyStoreIds === null ? taken : { ok: false, reason: 'delivery-unavailable' };
  const whole: Part = { ...taken, units, key, sums, certificateIds: certificates.map(({ id }) => id) };
  const writes = { ctx, deps, input, hash, delivery, promoCode, card };
  const isPaidByCard = sums.tenders.some(({ kind }) => kind === 'card');
  const last = {
    consented: consentWrite({ accountId, network: networkOf(ctx.ip), source: 'checkout', at: now }, [
      { kind: 'offer', isGiven: true },
      { kind: 'personal-data', isGiven: true },
      ...(isPaidByCard && input.savesCard && card === null && deps.savesCards
        ? [cardConsent(taken.orderId, true)]
        : []),
    ]),
    ...clearCartWrites(cart, now),
    draft_dropped: dropDraftWrite(accountId),
  };
  const divided = isDivided
    ? await divide(tx, whole, { pricing, certificates, storeId: preferStoreId })
    : null;
  if (divided === null)
    return {
      ok: true,
      order: await writePart(tx, { ...whole, companionId: null, extraWrites: last }, writes),
    };

  const { first, second } = divided;
  if (first.sums.points + second.sums.points > points)
    throw new LateRefusal({ ok: false, reason: 'not-enough-bonus', balance: points, spendable: points });
  const early = await writePart(tx, { ...first, companionId: null, extraWrites: {}, isFirst: true }, writes);
  const later = await writePart(
    tx,
    {
      ...second,
      companionId: first.orderId,
      extraWrites: { ...last, joined: companionWrite(first.orderId, second.orderId) },
    },
    writes,
  );
  const row = { ...early.row, companionId: second.orderId };
  return { ok: true, order: { ...early, row, companion: later } };
}
