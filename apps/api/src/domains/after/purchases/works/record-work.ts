import { and, desc, eq, isNull, type SQL } from 'drizzle-orm';
import {
  OLDEST_WORK_DAYS,
  recordPieceWork as recording,
  strikePieceWork as striking,
  type OfficePieceWork,
} from '@yahont/contracts/office/customers/piece-works.ts';
import type { PieceWork } from '@yahont/values/care/piece-works.ts';
import { addDays, type IsoDate } from '@yahont/values/dates/iso-date.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { kopecks } from '@yahont/values/money.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { StaffContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { requireStore } from '#src/platform/permissions.ts';
import { cities } from '#src/domains/ground/locations/locations.tables.ts';
import { staff } from '#src/domains/ground/staff/staff.tables.ts';
import { stores } from '#src/domains/ground/stores/stores.tables.ts';
import { findSoldPieces } from './find-sold-pieces.ts';
import { pieceWorks } from './piece-works.tables.ts';

type WorkKey = { uin: string; storeId: number; ticket: string; work: PieceWork };
type DoneWork = WorkKey & { doneOn: IsoDate; price: number };

/** Works on a piece, newest first, including deleted ones. */
export async function listPieceWorks(db: Db, uin: string): Promise<OfficePieceWork[]> {
  const rows = await db
    .select({ work: pieceWorks, staffName: staff.name })
    .from(pieceWorks)
    .leftJoin(staff, eq(staff.id, pieceWorks.staffId))
    .where(eq(pieceWorks.uin, uin))
    .orderBy(desc(pieceWorks.doneOn), desc(pieceWorks.id));
  return rows.map(({ work: { storeId, ticket, work, doneOn, price, recordedAt, struckAt }, staffName }) => ({
    storeId,
    ticket,
    work,
    doneOn,
    price: kopecks(price),
    recordedAt: recordedAt.toISOString(),
    staffName,
    struckAt: struckAt?.toISOString() ?? null,
  }));
}

/**
 * Records a work on a piece that the shop has sold; repeating it changes nothing.
 * @throws a refusal of the contract; 403 `other-store`
 */
export async function recordWork(ctx: StaffContext, done: DoneWork): Promise<void> {
  const { uin, storeId, ticket, work, doneOn, price } = done;
  requireStore(ctx.caller, 'works.record', storeId);
  await ctx.db.transaction(async (tx) => {
    await checkWork(tx, done, ctx.now());
    const [row] = await tx
      .insert(pieceWorks)
      .values({ ...done, recordedAt: ctx.now(), staffId: ctx.caller.staffId })
      .onConflictDoNothing()
      .returning({ id: pieceWorks.id });
    if (!row) return checkSame(tx, done);
    await audit(tx, ctx, {
      action: 'works.record',
      subject: { type: 'item', id: uin },
      storeId,
      after: { ticket, work, doneOn, price },
    });
  });
}

/**
 * Removes a work recorded by mistake from the history; the office still sees it.
 * @throws `work-not-found`; 403 `other-store`
 */
export async function strikeWork(
  ctx: StaffContext,
  { reason, ...named }: WorkKey & { reason: string },
): Promise<void> {
  const { uin, storeId, ticket, work } = named;
  requireStore(ctx.caller, 'works.record', storeId);
  const struckAt = ctx.now();
  await ctx.db.transaction(async (tx) => {
    const struck = await tx
      .update(pieceWorks)
      .set({ struckAt })
      .where(and(isNamed(named), isNull(pieceWorks.struckAt)))
      .returning({ doneOn: pieceWorks.doneOn, price: pieceWorks.price });
    const [row] = struck;
    if (!row) {
      const known = await tx.select({ id: pieceWorks.id }).from(pieceWorks).where(isNamed(named)).limit(1);
      if (known.length === 0) throw refuse(striking.refusals, 'work-not-found', {});
      return;
    }
    await audit(tx, ctx, {
      action: 'works.strike',
      subject: { type: 'item', id: uin },
      storeId,
      before: { ticket, work, ...row },
      after: { struckAt: struckAt.toISOString() },
      reason,
    });
  });
}

/** Throws unless the piece is sold and the day is between its sale and today. */
async function checkWork(tx: Db, { uin, storeId, doneOn }: DoneWork, now: Date): Promise<void> {
  const [store] = await tx
    .select({ offset: cities.timezoneOffset })
    .from(stores)
    .innerJoin(cities, eq(cities.id, stores.cityId))
    .where(eq(stores.id, storeId));
  if (!store) throw refuse(recording.refusals, 'unknown-store', { storeId }, { field: 'storeId' });
  const [piece] = await findSoldPieces(tx, { number: { kind: 'uin', uin }, phoneEnd: '' });
  if (!piece) throw refuse(recording.refusals, 'piece-not-sold', {});
  const today = cityDate(now, store.offset);
  if (doneOn > today || doneOn < piece.boughtOn || doneOn < addDays(today, -OLDEST_WORK_DAYS))
    throw refuse(recording.refusals, 'work-date', {}, { field: 'doneOn' });
}

async function checkSame(tx: Db, done: DoneWork): Promise<void> {
  const [standing] = await tx
    .select({ doneOn: pieceWorks.doneOn, price: pieceWorks.price })
    .from(pieceWorks)
    .where(and(isNamed(done), isNull(pieceWorks.struckAt)));
  if (standing?.doneOn !== done.doneOn || standing.price !== done.price)
    throw refuse(recording.refusals, 'work-differs', {});
}

function isNamed({ uin, storeId, ticket, work }: WorkKey): SQL | undefined {
  return and(
    eq(pieceWorks.uin, uin),
    eq(pieceWorks.storeId, storeId),
    eq(pieceWorks.ticket, ticket),
    eq(pieceWorks.work, work),
  );
}
