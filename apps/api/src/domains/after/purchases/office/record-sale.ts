import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import {
  OLDEST_RECEIPT_DAYS,
  recordSale as contract,
  type SaleInput,
} from '@yahont/contracts/office/money/sales.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { actAs, audit } from '#src/platform/audit/audit.ts';
import type { ActingContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse, type Refusal } from '#src/platform/errors.ts';
import { requireStore } from '#src/platform/permissions.ts';
import { accounts } from '#src/domains/people/accounts/accounts.tables.ts';
import {
  finishVisitBySale,
  lockVisitForSale,
  type VisitOfSale,
} from '#src/domains/after/appointments/index.ts';
import { finishHoldBySale, lockHoldForSale, type HoldOfSale } from '#src/domains/after/holds/index.ts';
import { cities } from '#src/domains/ground/locations/locations.tables.ts';
import { orderNumber } from '#src/domains/buying/orders/index.ts';
import { sellInStore, type NotSold } from '#src/domains/goods/stock/index.ts';
import { stores } from '#src/domains/ground/stores/stores.tables.ts';
import { storePurchaseLines, storePurchases } from '../purchases.tables.ts';
import { hasOnlyPieces } from './sale-pieces.sql.ts';

const DAY_MS = 86_400_000;
/** The clock of a till may be ahead of ours. */
const AHEAD_MS = 10 * 60_000;

type Sale = SaleInput & { soldAt: Date; soldOn: string };
type Buyer = { accountId: number | null; name: string | null; phone: string | null };

/**
 * Records a sale in a store, by a person, a till or the exchange, in one transaction: its pieces are
 * sold, its visit is over, its buyer owns a purchase. Repeating the same receipt, by its fiscal numbers
 * or by store, number and day, changes nothing and returns the recorded sale.
 * @returns the id of the sale
 * @throws a refusal of the contract; for staff 403 `other-store`
 */
export async function recordSale(ctx: ActingContext, input: SaleInput): Promise<number> {
  if (ctx.caller.kind === 'staff') requireStore(ctx.caller, 'till.sell', input.storeId);
  return ctx.db.transaction(async (tx) => {
    const sale = await dated(tx, ctx, input);
    const { appointmentId, holdId, storeId } = sale;
    const visit = appointmentId === null ? null : await visitOf(tx, { appointmentId, storeId });
    const hold = holdId === null ? null : await holdOf(tx, { holdId, storeId });
    const buyer = await buyerOf(tx, sale, { visit, hold });
    const id = await insertSale(tx, ctx, { sale, buyer });
    if (id === null) return standingSale(tx, sale);
    if (hold?.state === 'bought') throw refuse(contract.refusals, 'hold-ended', {}, { field: 'holdId' });
    await actAs(tx, ctx);
    const uins = sale.lines.map(({ uin }) => uin);
    const result = await sellInStore(tx, { saleId: id, storeId, uins, appointmentId, holdId, at: ctx.now() });
    if (!result.ok) throw notSold(result.why);
    const paidOf = new Map(sale.lines.map(({ uin, paid }) => [uin, paid]));
    await tx.insert(storePurchaseLines).values(
      result.sold.map(({ price: listPrice, ...piece }, position) => ({
        ...piece,
        listPrice,
        price: paidOf.get(piece.uin) ?? 0,
        purchaseId: id,
        position,
      })),
    );
    if (visit !== null) await finishVisitBySale(tx, ctx, visit);
    if (hold !== null) await finishHoldBySale(tx, ctx, hold);
    await audit(tx, ctx, {
      action: 'sales.record',
      subject: { type: 'sale', id },
      storeId,
      after: {
        receipt: sale.receipt.number,
        soldOn: sale.soldOn,
        total: sale.receipt.total,
        uins,
        accountId: buyer.accountId,
        appointmentId,
        holdId,
      },
    });
    return id;
  });
}

/** The sale with its time and its day in the store's city. */
async function dated(tx: Db, ctx: ActingContext, input: SaleInput): Promise<Sale> {
  const soldAt = new Date(input.receipt.issuedAt);
  const age = ctx.now().getTime() - soldAt.getTime();
  if (age < -AHEAD_MS || age > OLDEST_RECEIPT_DAYS * DAY_MS)
    throw refuse(contract.refusals, 'receipt-date', {}, { field: 'receipt.issuedAt' });
  const [store] = await tx
    .select({ offset: cities.timezoneOffset })
    .from(stores)
    .innerJoin(cities, eq(cities.id, stores.cityId))
    .where(eq(stores.id, input.storeId));
  if (!store)
    throw refuse(contract.refusals, 'unknown-store', { storeId: input.storeId }, { field: 'storeId' });
  return { ...input, soldAt, soldOn: cityDate(soldAt, store.offset) };
}

async function visitOf(
  tx: Db,
  { appointmentId, storeId }: { appointmentId: number; storeId: number },
): Promise<VisitOfSale> {
  const found = await lockVisitForSale(tx, { appointmentId, storeId });
  if (!found.ok) throw refuse(contract.refusals, found.reason, {}, { field: 'appointmentId' });
  return found.visit;
}

async function holdOf(tx: Db, { holdId, storeId }: { holdId: number; storeId: number }): Promise<HoldOfSale> {
  const found = await lockHoldForSale(tx, { holdId, storeId });
  if (!found.ok) throw refuse(contract.refusals, found.reason, {}, { field: 'holdId' });
  return found.hold;
}

/**
 * The buyer named by the sale, or else the visitor of its appointment or the shopper for whom the piece is
 * kept. An account needs no phone beside it.
 */
async function buyerOf(
  tx: Db,
  { buyer }: Sale,
  { visit, hold }: { visit: VisitOfSale | null; hold: HoldOfSale | null },
): Promise<Buyer> {
  if (buyer === null) return visit?.visitor ?? buyerOfHold(hold);
  if (!('accountId' in buyer)) return { accountId: null, ...buyer };
  const [account] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, buyer.accountId), isNull(accounts.erasedAt)));
  if (!account) throw refuse(contract.refusals, 'unknown-account', {}, { field: 'buyer.accountId' });
  return { accountId: account.id, name: null, phone: null };
}

/** An account needs no phone beside it. */
function buyerOfHold(hold: HoldOfSale | null): Buyer {
  const { accountId, phone } = hold?.buyer ?? { accountId: null, phone: null };
  return { accountId, name: null, phone: accountId === null ? phone : null };
}

/** Null when the receipt is already recorded. A row that the exchange sent earlier is replaced. */
async function insertSale(
  tx: Db,
  ctx: ActingContext,
  { sale, buyer }: { sale: Sale; buyer: Buyer },
): Promise<number | null> {
  const { receipt, storeId, soldAt, soldOn, appointmentId } = sale;
  const uins = sale.lines.map(({ uin }) => uin);
  await tx
    .delete(storePurchases)
    .where(
      and(
        eq(storePurchases.storeId, storeId),
        eq(storePurchases.receipt, receipt.number),
        eq(storePurchases.soldOn, soldOn),
        isNull(storePurchases.recordedAt),
        hasOnlyPieces(uins),
      ),
    );
  const [row] = await tx
    .insert(storePurchases)
    .values({
      storeId,
      receipt: receipt.number,
      phone: buyer.phone,
      buyerName: buyer.name,
      accountId: buyer.accountId,
      appointmentId,
      soldAt,
      soldOn,
      total: receipt.total,
      fiscalStorage: receipt.fiscal?.storage ?? null,
      fiscalDocument: receipt.fiscal?.document ?? null,
      fiscalShift: receipt.fiscal?.shift ?? null,
      recordedAt: ctx.now(),
      staffId: ctx.caller.kind === 'staff' ? ctx.caller.staffId : null,
    })
    .onConflictDoNothing()
    .returning({ id: storePurchases.id });
  return row?.id ?? null;
}

/** The recorded sale of the same receipt. Throws `receipt-differs` unless it has the same sum, store and pieces. */
async function standingSale(tx: Db, { storeId, soldOn, receipt, lines }: Sale): Promise<number> {
  const [standing] = await tx
    .select()
    .from(storePurchases)
    .where(
      and(
        isNotNull(storePurchases.recordedAt),
        isNull(storePurchases.undoneAt),
        or(
          receipt.fiscal === null
            ? undefined
            : and(
                eq(storePurchases.fiscalStorage, receipt.fiscal.storage),
                eq(storePurchases.fiscalDocument, receipt.fiscal.document),
              ),
          and(
            eq(storePurchases.storeId, storeId),
            eq(storePurchases.soldOn, soldOn),
            eq(storePurchases.receipt, receipt.number),
            isNull(storePurchases.fiscalStorage),
          ),
        ),
      ),
    )
    .limit(1);
  if (!standing) throw new Error('a receipt that stands was not found');
  const written = await tx
    .select({ uin: storePurchaseLines.uin, paid: storePurchaseLines.price })
    .from(storePurchaseLines)
    .where(inArray(storePurchaseLines.purchaseId, [standing.id]));
  const paidOf = new Map(written.map(({ uin, paid }) => [uin, paid]));
  const isSame =
    standing.storeId === storeId &&
    standing.soldOn === soldOn &&
    standing.total === receipt.total &&
    written.length === lines.length &&
    lines.every(({ uin, paid }) => paidOf.get(uin) === paid);
  if (!isSame) throw refuse(contract.refusals, 'receipt-differs', { saleId: standing.id });
  return standing.id;
}

function notSold(why: NotSold): Refusal {
  const { uin } = why;
  switch (why.reason) {
    case 'unknown':
      return refuse(contract.refusals, 'piece-not-found', { uin });
    case 'reserved':
      return refuse(contract.refusals, 'piece-reserved', {
        uin,
        orderId: why.orderId,
        number: orderNumber(why.orderId),
      });
    case 'elsewhere': {
      const { storeId, isOnItsWay } = why;
      return refuse(contract.refusals, 'piece-elsewhere', { uin, storeId, isOnItsWay });
    }
    case 'held':
      return refuse(contract.refusals, 'piece-held', {
        uin,
        appointmentId: why.appointmentId,
        holdId: why.holdId,
      });
    case 'gone':
      return refuse(contract.refusals, 'piece-gone', { uin, state: why.state });
  }
}
