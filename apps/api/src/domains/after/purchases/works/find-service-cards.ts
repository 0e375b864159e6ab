import { findServiceCards as contract, type ServiceCard } from '@yahont/contracts/purchases/service-cards.ts';
import { parsePieceNumber } from '@yahont/values/care/piece-number.ts';
import { nextCareOn, warrantyUntil } from '@yahont/values/dates/after-sale.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { sizeWords } from '@yahont/values/measures/size.ts';
import type { CallContext } from '#src/platform/context.ts';
import { refuse } from '#src/platform/errors.ts';
import { pictureOfLine } from '#src/domains/goods/catalogue/index.ts';
import type { OrderDeps } from '#src/domains/buying/orders/index.ts';
import { noteUse, waitForUse, type UseLimit } from '#src/domains/ground/visitors/index.ts';
import { lastFreeCleaning, worksSince } from './done-works.ts';
import { findDoneWorks, type DoneWork } from './done-works.sql.ts';
import { findSoldPieces, type SoldPiece } from './find-sold-pieces.ts';

export type CardDeps = Pick<OrderDeps, 'findSku'>;

/**
 * Every attempt counts, even a successful one: order numbers are consecutive, and piece numbers nearly
 * so.
 */
const LOOKS: UseLimit = { kind: 'card-look', visitor: 15, address: 40, household: 20, shop: 600 };

/**
 * The service cards behind a number: one for an УИН, one for each piece of an order.
 * @param asked `phoneEnd`: four digits of the order's phone, not needed for an УИН
 * @throws `card-not-found`, `too-many-tries`
 */
export async function findServiceCards(
  ctx: CallContext,
  deps: CardDeps,
  { number: typed, phoneEnd }: { number: string; phoneEnd: string },
): Promise<ServiceCard[]> {
  const number = parsePieceNumber(typed);
  const { retryAfter, cards } = await ctx.db.transaction(async (tx) => {
    const wait = await waitForUse(tx, ctx, LOOKS);
    if (wait.retryAfter > 0) return { ...wait, cards: [] };
    await noteUse(tx, ctx, { kind: LOOKS.kind });
    const pieces = number === null ? [] : await findSoldPieces(tx, { number, phoneEnd });
    const works = await findDoneWorks(
      tx,
      pieces.flatMap(({ uins }) => uins),
    );
    return { retryAfter: 0, cards: pieces.map((piece) => toCard(piece, { works, now: ctx.now() }, deps)) };
  });
  // Thrown after the commit, so that the attempt is counted.
  if (retryAfter > 0) throw refuse(contract.refusals, 'too-many-tries', { retryAfter });
  if (cards.length === 0) throw refuse(contract.refusals, 'card-not-found', {});
  return cards;
}

function toCard(
  piece: SoldPiece,
  { works, now }: { works: readonly DoneWork[]; now: Date },
  deps: CardDeps,
): ServiceCard {
  const { uins, name, size, skuId, boughtOn, offsetHours, soldBy } = piece;
  const sku = skuId === null ? undefined : deps.findSku(skuId);
  const own = worksSince(works, piece);
  return {
    uin: uins[0] ?? '',
    name,
    details: size === null ? [] : [sizeWords(size)],
    picture: pictureOfLine(sku, null) ?? null,
    url: sku?.url ?? null,
    boughtOn,
    soldBy,
    warrantyUntil: warrantyUntil(boughtOn),
    nextCareOn: nextCareOn(boughtOn, cityDate(now, offsetHours), lastFreeCleaning(own)),
    hasFreeResizing: size !== null && !own.some(({ work, isFree }) => work === 'resizing' && isFree),
    works: own.map(({ work, doneOn, store, isFree }) => ({ work, doneOn, store, isFree })),
  };
}
