import { GIFT_KEPT_DAYS, type GiftExchangeClosed } from '@yahont/contracts/gift-receipt/gift-terms.ts';
import type { GiftExchange, GiftReceipt } from '@yahont/contracts/gift-receipt/gift-receipt.ts';
import type { LineRefusal } from '@yahont/contracts/returns/return-lists.ts';
import type { Store } from '@yahont/contracts/stores/stores.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { addDays } from '@yahont/values/dates/iso-date.ts';
import { readGiftOffer, type GiftOffer, type GiftReturn } from '#src/domains/after/returns/index.ts';
import type { CallContext } from '#src/platform/context.ts';
import { findGift, type Gift } from './find-gift.ts';
import type { GiftDeps } from './gift-receipt.deps.ts';

/**
 * A present by the link from its card.
 * @throws `gift-not-found`
 */
export async function showGift(ctx: CallContext, deps: GiftDeps, link: string): Promise<GiftReceipt> {
  const now = ctx.now();
  return describeGift(ctx, deps, await findGift(ctx.db, deps, { link, now }));
}

export async function describeGift(ctx: CallContext, deps: GiftDeps, gift: Gift): Promise<GiftReceipt> {
  const { order, line, message, warrantyUntil } = gift;
  const offer = await readGiftOffer(ctx.db, deps.returns, { order, lineId: line.id, now: ctx.now() });
  const sku = line.skuId === null ? undefined : deps.returns.findSku(line.skuId);
  const isTheirs = warrantyUntil !== null && !hasLeft(offer);
  return {
    productId: sku?.productId ?? null,
    name: (line.skuId === null ? undefined : deps.shortNameOf(line.skuId)) ?? line.name,
    picture: sku?.picture ?? null,
    message,
    size: line.size,
    uins: isTheirs ? [...line.uins] : [],
    warrantyUntil: isTheirs ? warrantyUntil : null,
    exchange: exchangeOf(ctx, deps, { gift, offer }),
  };
}

/** Whether the shop has the piece back. */
function hasLeft({ current }: GiftOffer): boolean {
  return current !== null && !isAwaited(current);
}

/** Whether the piece is still expected. */
function isAwaited({ state }: GiftReturn): boolean {
  return state === 'requested' || state === 'approved';
}

type Offered = { gift: Gift; offer: GiftOffer };

function exchangeOf(ctx: CallContext, deps: GiftDeps, offered: Offered): GiftExchange {
  const { offer } = offered;
  const closed = closedReason(offered);
  if (closed !== null) {
    const { verdict } = offer;
    const until = !verdict.isReturnable && closed === 'over' ? verdict.until : null;
    return { state: 'closed', reason: closed, until };
  }
  if (offer.current !== null) return toAsked(ctx, deps, offer.current);
  return toOpen(ctx, deps, offered);
}

/** Why there is no form; null: there is one, or the receiver has sent it. */
export function closedReason({ gift: { order, line }, offer }: Offered): GiftExchangeClosed | null {
  const { verdict, current, isExchanged, sizes } = offer;
  if (current !== null) {
    if (!current.ofGift) return 'elsewhere';
    if (current.state !== 'refunded') return null;
    // The piece came back, and the one instead of it was cancelled: a person must speak about it.
    return current.isExchanged ? 'done' : 'call';
  }
  if (order.status === 'refunded') return 'elsewhere';
  if (!verdict.isReturnable) return CLOSED_BY[verdict.reason];
  if (line.size === null || sizes.length === 0) return 'no-sizes';
  return isExchanged ? null : 'call';
}

const CLOSED_BY: Readonly<Record<LineRefusal, GiftExchangeClosed>> = {
  'too-late': 'over',
  'made-to-order': 'engraved',
  'not-received-yet': 'early',
  'already-returned': 'elsewhere',
  'order-ended': 'elsewhere',
  company: 'call',
  certificate: 'no-sizes',
  'with-its-piece': 'no-sizes',
};

function toAsked(ctx: CallContext, deps: GiftDeps, current: GiftReturn): GiftExchange {
  const store = current.storeId === null ? undefined : deps.stores.find(current.storeId, ctx.now());
  return {
    state: 'asked',
    size: current.size,
    store: store === undefined ? null : toGiftStore(store),
    keptUntil: store === undefined ? null : keptUntil(deps, store, current.createdAt),
    courierDate: current.courierDate,
    isBrought: !isAwaited(current),
  };
}

/** The last day on which a store keeps what was asked for at a moment, in its city. */
export function keptUntil(
  { cities }: Pick<GiftDeps, 'cities'>,
  { cityId }: Pick<Store, 'cityId'>,
  asked: Date,
) {
  return addDays(cityDate(asked, cities.getOrDefault(cityId).timezone), GIFT_KEPT_DAYS);
}

function toOpen(ctx: CallContext, deps: GiftDeps, { gift: { order }, offer }: Offered): GiftExchange {
  const { verdict, sizes, near, courierDates } = offer;
  if (!verdict.isReturnable) throw new Error('an exchange that is not open has no form');
  const now = ctx.now();
  const stores = deps.stores.listInCity(ctx.city.id, now);
  // The shop's couriers of the buyer's city take the piece, as in any exchange.
  const days = ctx.city.id === order.cityId ? courierDates : [];
  const had = new Set(
    sizes.flatMap(({ places }) => [...places].flatMap(([id, free]) => (free > 0 ? [id] : []))),
  );
  return {
    state: 'open',
    until: verdict.until,
    sizes: sizes.map(({ size, places }) => ({
      size,
      storeIds: stores.filter(({ id }) => (places.get(id) ?? 0) > 0).map(({ id }) => id),
      isBrought: days.length > 0 && near.some((place) => (places.get(place) ?? 0) > 0),
    })),
    stores: stores.filter(({ id }) => had.has(id)).map(toGiftStore),
    keptUntil: keptUntil(deps, { cityId: ctx.city.id }, now),
    courierDates: days,
  };
}

function toGiftStore({ id, name, cityCode, address, metro, openText }: Store) {
  return { id, name, cityCode, address, metro, openText };
}
