import type { z } from 'zod';
import {
  exchangeGift as contract,
  type GiftExchangeRequest,
  type GiftReceipt,
} from '@yahont/contracts/gift-receipt/gift-receipt.ts';
import type { GiftExchangeClosed } from '@yahont/contracts/gift-receipt/gift-terms.ts';
import { byKind } from '@yahont/values/by-kind.ts';
import type { City } from '@yahont/contracts/locations/locations.ts';
import type { ReturnWish } from '@yahont/contracts/returns/returns.ts';
import { requireHuman } from '#src/domains/ground/captcha/index.ts';
import { recordConsents } from '#src/domains/ground/consents/index.ts';
import { noteUse, waitForUse, type UseLimit } from '#src/domains/ground/visitors/index.ts';
import { readGiftOffer, writeGiftExchange } from '#src/domains/after/returns/index.ts';
import { lockOrder } from '#src/domains/buying/orders/index.ts';
import { messagesOf } from '#src/domains/messages/notifications/index.ts';
import { asActing, type ActingContext, type CallContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { AppError, refuse } from '#src/platform/errors.ts';
import { networkOf } from '#src/platform/http/network-of.ts';
import { enqueue, type OutboxMessage } from '#src/platform/messages/outbox.ts';
import { findGift } from './find-gift.ts';
import { GIFT_EVENTS } from './gift-events.ts';
import type { GiftDeps } from './gift-receipt.deps.ts';
import { closedReason, keptUntil, showGift } from './show-gift.ts';

const DAY_SECONDS = 86_400;

type Asked = z.output<typeof GiftExchangeRequest>;

const USES: UseLimit = { kind: 'gift-exchange', visitor: 10, address: 30, household: 15, shop: 300 };

/**
 * Exchanges a present for another size by the verbs of returns: the other piece is put aside in a store, or a
 * courier comes for the given one. The receiver gets one SMS; nothing is written to the buyer.
 * @throws a refusal of the contract
 */
export async function exchangeGift(
  ctx: CallContext,
  deps: GiftDeps,
  { link, asked }: { link: string; asked: Asked },
): Promise<GiftReceipt> {
  await requireHuman(ctx, { token: asked.token, captcha: deps.captcha });
  await countAttempt(ctx);
  const now = ctx.now();
  const found = await findGift(ctx.db, deps, { link, now });
  checkStore(ctx, deps, asked);
  try {
    await ctx.db.transaction(async (tx) => {
      // Two receivers ask one after the other, so the second reads what the first has changed.
      await lockOrder(tx, found.order.id);
      await write(tx, { ...asActing(ctx, 'gift-receipt'), now: () => now }, deps, {
        link,
        asked,
        city: ctx.city,
      });
      await recordConsents(tx, giverOf(ctx, asked, now), [{ kind: 'personal-data', isGiven: true }]);
    });
  } catch (error) {
    throw asGiftRefusal(error, asked.size);
  }
  return showGift(ctx, deps, link);
}

type Wish = { link: string; asked: Asked; city: City };

async function write(tx: Db, ctx: ActingContext, deps: GiftDeps, { link, asked, city }: Wish): Promise<void> {
  const now = ctx.now();
  const { order, line, ...gift } = await findGift(tx, deps, { link, now });
  const offer = await readGiftOffer(tx, deps.returns, { order, lineId: line.id, now });
  const reason =
    offer.current === null ? closedReason({ gift: { order, line, ...gift }, offer }) : 'elsewhere';
  if (reason !== null) throw refuse(contract.refusals, 'gift-closed', { reason });
  const { name, phone, size, route } = asked;
  const isOpen = byKind(route, { store: () => true, courier: () => city.id === order.cityId });
  if (!isOpen) throw refuse(contract.refusals, 'day-unavailable', {}, { field: 'route.date' });
  const receiver = { name, lastName: '', phone, isSurprise: false };
  const wish = { lineId: line.id, size, route: routeOf(route), receiver };
  const returnId = await writeGiftExchange(tx, ctx, deps.returns, { order, wish });
  await enqueue(tx, ...messagesAbout(deps, { asked, returnId, now, offsetHours: city.timezone }));
}

/** Who consents: the account, or somebody by their phone. */
function giverOf({ caller, ip }: CallContext, { phone }: Asked, at: Date) {
  const accountId = caller.kind === 'account' ? caller.accountId : null;
  const contact = accountId === null ? phone : '';
  return { accountId, contact, network: networkOf(ip), source: 'form' as const, at };
}

async function countAttempt(ctx: CallContext): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { retryAfter } = await waitForUse(tx, ctx, USES);
    if (retryAfter > 0) throw refuse(contract.refusals, 'too-many-requests', { retryAfter });
    await noteUse(tx, ctx, { kind: 'gift-exchange' });
  });
}

function checkStore(ctx: CallContext, deps: GiftDeps, { route }: Asked): void {
  const isKnown = byKind(route, {
    store: ({ storeId }) => deps.stores.find(storeId, ctx.now()) !== undefined,
    courier: () => true,
  });
  if (!isKnown) throw refuse(contract.refusals, 'store-not-found', {}, { field: 'route.storeId' });
}

function routeOf(route: Asked['route']): ReturnWish['route'] {
  return byKind(route, {
    store: (store): ReturnWish['route'] => store,
    courier: (courier): ReturnWish['route'] => ({ ...courier, interval: null }),
  });
}

/** Refusals of returns name lines and days of the buyer: the receiver reads their own instead. */
function asGiftRefusal(error: unknown, size: number): unknown {
  if (!(error instanceof AppError)) return error;
  const closed = (reason: GiftExchangeClosed) => refuse(contract.refusals, 'gift-closed', { reason });
  switch (error.reason) {
    case 'already-returned':
      return closed('elsewhere');
    case 'not-exchanged':
      return closed('call');
    case 'too-late':
      return closed('over');
    case 'too-many-returns':
      return refuse(contract.refusals, 'too-many-requests', { retryAfter: DAY_SECONDS });
    case 'size-gone':
      return refuse(contract.refusals, 'size-gone', { size }, { field: 'size' });
    case 'day-unavailable':
      return refuse(contract.refusals, 'day-unavailable', {}, { field: 'route.date' });
    default:
      return error;
  }
}

type About = { asked: Asked; returnId: number; now: Date; offsetHours: number };

function messagesAbout(
  deps: GiftDeps,
  { asked: { phone, size, route }, returnId, now, offsetHours }: About,
): OutboxMessage[] {
  const receiver = { phone, email: '', accountId: null, offsetHours };
  const to = { receiver, subject: `gift-exchange-${returnId}`, now };
  const { publicUrl } = deps;
  return byKind(route, {
    courier: ({ date }) => messagesOf(GIFT_EVENTS['gift-fetched'], { size, date, publicUrl }, to),
    store: ({ storeId }) => {
      const store = deps.stores.find(storeId, now);
      if (store === undefined) return [];
      const kept = { size, until: keptUntil(deps, store, now), address: store.address, publicUrl };
      return messagesOf(GIFT_EVENTS['gift-kept'], kept, to);
    },
  });
}
