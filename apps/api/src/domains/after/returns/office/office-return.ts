import { and, asc, eq } from 'drizzle-orm';
import type { OfficeReturn, OfficeReturnPiece, OfficeReturnRow } from '@yahont/contracts/office/returns.ts';
import type { z } from 'zod';
import { kopecks, sumKopecks } from '@yahont/values/money.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound } from '#src/platform/errors.ts';
import { orderNumber } from '#src/domains/buying/orders/index.ts';
import { orderLines, orders } from '#src/domains/buying/orders/orders.tables.ts';
import { staff } from '#src/domains/ground/staff/staff.tables.ts';
import { moneyBy } from '../asking/order-facts.ts';
import { findReturnLines, findReturns, type FoundReturn } from '../load-returns.ts';
import { findOfficePostage } from '../postage/find-postage.ts';
import { priceLines, type PricedLine } from '../price-lines.ts';
import { returnNumber } from '../return-number.ts';
import { findFiles } from '../pictures.ts';
import { amountOf, courierHoursOf, denialOf, toReturnLine } from '../returns.mapper.ts';
import { returnChecks, returnEvents, returnPieces, returns } from '../returns.tables.ts';
import { findCashDue } from './pay-in-cash.ts';

/** Hides the digits that prove that the piece is at hand. */
const HEAD_DIGITS = 12;

/** One return as staff see it. The caller has checked the access. */
export async function describeOfficeReturn(db: Db, returnId: number): Promise<OfficeReturn> {
  const [[found], lines, pieces, history, postage, pictures] = await Promise.all([
    findReturns(db, eq(returns.id, returnId)),
    findReturnLines(db, [returnId]),
    findPieces(db, returnId),
    findHistory(db, returnId),
    findOfficePostage(db, returnId),
    findFiles(db, returnId, 'defect'),
  ]);
  if (!found) throw notFound('return');
  const { row, contact, refunds } = found;
  const priced = await priceLines(db, [found], lines);
  return {
    ...toOfficeRow(found, priced),
    comment: row.comment,
    address: row.address,
    courierDate: row.courierDate,
    courierHours: courierHoursOf(row),
    pictures,
    contact: row.ofGift ? await findReceiver(db, row.exchangeOrderId) : personOf(contact),
    pieces: pieces.map(toPiece),
    lines: priced.map(toReturnLine),
    denial: denialOf(row),
    postage,
    refund: await toRefund(db, refunds),
    history: history.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
  };
}

export function toOfficeRow(
  { row, offsetHours, refunds }: FoundReturn,
  lines: readonly PricedLine[],
): OfficeReturnRow {
  return {
    id: row.id,
    number: returnNumber(row.id),
    state: row.state,
    order: { id: row.orderId, number: orderNumber(row.orderId) },
    reason: row.reason,
    way: row.way,
    storeId: row.storeId,
    askedAt: row.createdAt.toISOString(),
    moneyBy: moneyBy(row.createdAt, offsetHours),
    names: lines.filter(({ parentPosition }) => parentPosition === null).map(({ name }) => name),
    amount: amountOf(lines, refunds),
    isOfGift: row.ofGift,
  };
}

type Person = OfficeReturn['contact'];

function personOf({ name, lastName, phone }: Person): Person {
  return { name, lastName, phone };
}

/** Who asked for a gift in another size; empty texts once they were erased. */
async function findReceiver(db: Db, exchangeOrderId: number | null): Promise<Person> {
  const [order] = await db
    .select({ receiver: orders.receiver })
    .from(orders)
    .where(eq(orders.id, exchangeOrderId ?? 0));
  return personOf(order?.receiver ?? { name: '', lastName: '', phone: '' });
}

/** Its refunds combined: those of an ended exchange are carried out together. */
async function toRefund(db: Db, refunds: FoundReturn['refunds']): Promise<OfficeReturn['refund']> {
  const [first] = refunds;
  if (!first) return null;
  return {
    id: first.id,
    amount: sumKopecks(refunds.map(({ amount }) => kopecks(amount))),
    isDone: refunds.every(({ state }) => state === 'done'),
    cashDue: await findCashDue(
      db,
      refunds.map(({ id }) => id),
    ),
  };
}

type FoundPiece = Awaited<ReturnType<typeof findPieces>>[number];

function toPiece({ uin, line, scannedAt, fate, check }: FoundPiece): z.infer<typeof OfficeReturnPiece> {
  return {
    lineId: line.id,
    name: line.name,
    article: line.article ?? '',
    uinHead: uin.slice(0, HEAD_DIGITS),
    scannedUin: scannedAt === null ? null : uin,
    check,
    fate,
  };
}

function findPieces(db: Db, returnId: number) {
  const { uinMark, dmdkMark, weightMark, weightMg, tagMark, wearMark, stoneMark, words } = returnChecks;
  return db
    .select({
      uin: returnPieces.uin,
      scannedAt: returnPieces.scannedAt,
      fate: returnPieces.fate,
      line: { id: orderLines.id, name: orderLines.name, article: orderLines.article },
      check: { uinMark, dmdkMark, weightMark, weightMg, tagMark, wearMark, stoneMark, words },
    })
    .from(returnPieces)
    .innerJoin(orderLines, eq(orderLines.id, returnPieces.orderLineId))
    .leftJoin(
      returnChecks,
      and(eq(returnChecks.returnId, returnPieces.returnId), eq(returnChecks.uin, returnPieces.uin)),
    )
    .where(eq(returnPieces.returnId, returnId))
    .orderBy(asc(returnPieces.orderLineId), asc(returnPieces.uin));
}

function findHistory(db: Db, returnId: number) {
  return db
    .select({
      state: returnEvents.state,
      at: returnEvents.at,
      actorKind: returnEvents.actorKind,
      staffName: staff.name,
    })
    .from(returnEvents)
    .leftJoin(staff, eq(staff.id, returnEvents.staffId))
    .where(eq(returnEvents.returnId, returnId))
    .orderBy(asc(returnEvents.id));
}
