import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { ItemState } from '@yahont/contracts/office/items.ts';
import { actAs, audit } from '#src/platform/audit/audit.ts';
import type { ActingContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { products, skus } from '#src/domains/goods/catalogue/catalogue.tables.ts';
import { stones } from '#src/domains/goods/stones/stones.tables.ts';
import { announceStock } from './announce-stock.ts';
import { itemWords } from './office/item-words.ts';
import { items } from './stock.tables.ts';

type HoldRequest = {
  appointmentId: number;
  stoneId: number | null;
  /** One piece of each entry; a list of SKUs means any one of them. */
  anyOf: readonly (readonly number[])[];
  /** Where pieces are taken first, in this order; null is the warehouse. Places that are not named come last. */
  places: readonly (number | null)[];
};

type Picked = { uin: string; storeId: number | null; skuId: number | null; stoneId: number | null };

/** A piece that is put aside for a visit. */
export type HeldPiece = {
  uin: string;
  appointmentId: number;
  name: string;
  article: string;
  /** Hundredths of a millimetre. */
  size: number | null;
  stoneId: number | null;
  /** Its place, or the store to which it is sent; null is the central warehouse. */
  storeId: number | null;
  isOnItsWay: boolean;
  place: string | null;
};

/**
 * Puts pieces aside for a visit to a store, in the caller's transaction: on hold, off the site, with
 * the visit's number in their log. For each SKU the nearest unlocked piece is taken, if there is one.
 * @returns false when the stone is no longer on sale
 */
export async function holdForVisit(tx: Db, ctx: ActingContext, wanted: HoldRequest): Promise<boolean> {
  const picked: Picked[] = [];
  for (const skuIds of wanted.anyOf) {
    const piece = await pickPiece(tx, skuIds, { places: wanted.places, except: picked });
    if (piece !== null) picked.push(piece);
  }
  if (wanted.stoneId !== null) {
    const stone = await pickStone(tx, wanted.stoneId);
    if (stone === null) return false;
    picked.push(stone);
  }
  await putAside(tx, ctx, { appointmentId: wanted.appointmentId, picked });
  return true;
}

/**
 * Puts one piece aside that staff have chosen; one that is already put aside for the visit stays so.
 * @returns the reason for a refusal: it is unknown, or not on sale
 */
export async function holdPiece(
  tx: Db,
  ctx: ActingContext,
  { appointmentId, uin }: { appointmentId: number; uin: string },
): Promise<
  | { ok: true }
  | { ok: false; reason: 'unknown' }
  | { ok: false; reason: 'not-on-sale'; facts: { from: ItemState; isOnItsWay: boolean } }
> {
  const [item] = await tx
    .select({ ...columns, state: items.state, sentAt: items.sentAt, heldFor: items.appointmentId })
    .from(items)
    .where(eq(items.uin, uin))
    .for('update');
  if (item === undefined) return { ok: false, reason: 'unknown' };
  const { state, sentAt, heldFor, ...piece } = item;
  if (heldFor === appointmentId) return { ok: true };
  if (state !== 'available')
    return { ok: false, reason: 'not-on-sale', facts: { from: state, isOnItsWay: sentAt !== null } };
  await putAside(tx, ctx, { appointmentId, picked: [piece] });
  return { ok: true };
}

async function putAside(
  tx: Db,
  ctx: ActingContext,
  { appointmentId, picked }: { appointmentId: number; picked: readonly Picked[] },
): Promise<void> {
  if (picked.length === 0) return;
  await actAs(tx, ctx);
  await tx
    .update(items)
    .set({ state: 'on-hold', appointmentId, changedAt: ctx.now() })
    .where(
      inArray(
        items.uin,
        picked.map(({ uin }) => uin),
      ),
    );
  await audit(
    tx,
    ctx,
    ...picked.map(({ uin, storeId }) => ({
      action: 'items.hold' as const,
      subject: { type: 'item' as const, id: uin },
      storeId,
      before: { state: 'available', appointmentId: null },
      after: { state: 'on-hold', appointmentId },
      reason: holdReason(appointmentId),
    })),
  );
  await announceStock(tx, picked);
}

/** What staff read of a piece that is put aside. */
function holdReason(appointmentId: number): string {
  return `Отложено для визита № ${appointmentId}`;
}

const columns = {
  uin: items.uin,
  storeId: items.storeId,
  skuId: items.skuId,
  stoneId: items.stoneId,
};
const isAvailable = sql`${items.state} = 'available'`;
/** Represents the warehouse among store ids, which begin at one. */
const WAREHOUSE = 0;

async function pickPiece(
  tx: Db,
  skuIds: readonly number[],
  { places, except }: { places: HoldRequest['places']; except: readonly Picked[] },
): Promise<Picked | null> {
  if (skuIds.length === 0) return null;
  const order = `{${places.map((place) => place ?? WAREHOUSE).join(',')}}`;
  const taken = except.map(({ uin }) => uin);
  const [piece] = await tx
    .select(columns)
    .from(items)
    .where(
      and(
        inArray(items.skuId, [...skuIds]),
        isAvailable,
        taken.length === 0 ? undefined : sql`${items.uin} <> all(${`{${taken.join(',')}}`}::text[])`,
      ),
    )
    .orderBy(
      sql`array_position(${order}::int[], coalesce(${items.storeId}, ${WAREHOUSE}))`,
      sql`${items.storeId} nulls first`,
      asc(items.uin),
    )
    .limit(1)
    .for('update', { skipLocked: true });
  return piece ?? null;
}

/** A stone cannot be replaced by another, so its lock is waited for. */
async function pickStone(tx: Db, stoneId: number): Promise<Picked | null> {
  const [stone] = await tx
    .select(columns)
    .from(items)
    .where(and(eq(items.stoneId, stoneId), isAvailable))
    .for('update');
  return stone ?? null;
}

/** A piece on its way between stores is on sale only after it arrives. */
const freed = sql<ItemState>`case when ${items.sentAt} is null then 'available' else 'in-transit' end`;

/** Puts back on sale what visits held and nobody bought; repeating it changes nothing. */
export async function releaseVisits(
  tx: Db,
  ctx: ActingContext,
  appointmentIds: readonly number[],
): Promise<void> {
  if (appointmentIds.length === 0) return;
  const held = await tx
    .select({ uin: items.uin, appointmentId: items.appointmentId })
    .from(items)
    .where(and(inArray(items.appointmentId, [...appointmentIds]), eq(items.state, 'on-hold')))
    // The order of locks of every verb that locks several pieces.
    .orderBy(sql`${items.stoneId} nulls first`, asc(items.uin))
    .for('update');
  if (held.length === 0) return;
  await actAs(tx, ctx);
  const released = await tx
    .update(items)
    .set({ state: freed, appointmentId: null, changedAt: ctx.now() })
    .where(
      inArray(
        items.uin,
        held.map(({ uin }) => uin),
      ),
    )
    .returning({ ...columns, state: items.state });
  const visitOf = new Map(held.map(({ uin, appointmentId }) => [uin, appointmentId]));
  await audit(
    tx,
    ctx,
    ...released.map(({ uin, storeId, state }) => ({
      action: 'items.release' as const,
      subject: { type: 'item' as const, id: uin },
      storeId,
      before: { state: 'on-hold', appointmentId: visitOf.get(uin) ?? null },
      after: { state, appointmentId: null },
    })),
  );
  await announceStock(tx, released);
}

/** The pieces put aside for these visits, in one statement; stones last. */
export function listHeld(db: Db, appointmentIds: readonly number[]): Promise<HeldPiece[]> {
  if (appointmentIds.length === 0) return Promise.resolve([]);
  return db
    .select({
      uin: items.uin,
      appointmentId: sql<number>`${items.appointmentId}`,
      ...itemWords,
      size: skus.size,
      stoneId: items.stoneId,
      storeId: items.storeId,
      isOnItsWay: sql<boolean>`${items.sentAt} is not null`,
      place: items.place,
    })
    .from(items)
    .leftJoin(skus, eq(skus.id, items.skuId))
    .leftJoin(products, eq(products.id, skus.productId))
    .leftJoin(stones, eq(stones.id, items.stoneId))
    .where(inArray(items.appointmentId, [...appointmentIds]))
    .orderBy(sql`${items.stoneId} nulls first`, asc(items.uin));
}
