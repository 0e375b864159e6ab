import { and, asc, desc, eq, inArray, lt, type SQL } from 'drizzle-orm';
import type { OfficeSale } from '@yahont/contracts/office/money/sales.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { StaffContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound } from '#src/platform/errors.ts';
import { isWithin, scopeOf, type Scope } from '#src/platform/permissions.ts';
import { staff } from '#src/domains/ground/staff/staff.tables.ts';
import { storePurchaseLines, storePurchases } from '../purchases.tables.ts';
import { undoUntil } from './undo-sale.ts';

const PAGE = 50;

export type SaleQuery = {
  storeId?: number | undefined;
  /** Date of the receipt, in the city of the store. */
  date?: string | undefined;
  after?: number | undefined;
};

/** Sales of the caller's stores, newest first, in two statements. */
export async function listSales(
  ctx: StaffContext,
  { storeId, date, after }: SaleQuery,
): Promise<{ items: OfficeSale[]; next: number | null }> {
  const found = await readSales(
    ctx.db,
    and(
      inScope(scopeOf(ctx.caller, 'till.see')),
      storeId === undefined ? undefined : eq(storePurchases.storeId, storeId),
      date === undefined ? undefined : eq(storePurchases.soldOn, date),
      after === undefined ? undefined : lt(storePurchases.id, after),
    ),
    PAGE + 1,
  );
  const page = found.slice(0, PAGE);
  const items = await describe(ctx.db, page, ctx.now());
  return { items, next: found.length > PAGE ? (page.at(-1)?.sale.id ?? null) : null };
}

/** One sale. Throws `sale-not-found`, also for another store's sale. */
export async function getSale(ctx: StaffContext, id: number): Promise<OfficeSale> {
  const found = await readSales(ctx.db, eq(storePurchases.id, id), 1);
  const [sale] = await describe(ctx.db, found, ctx.now());
  if (!sale || !isWithin(scopeOf(ctx.caller, 'till.see'), sale.storeId)) throw notFound('sale');
  return sale;
}

function readSales(db: Db, where: SQL | undefined, limit: number) {
  return db
    .select({ sale: storePurchases, staffName: staff.name })
    .from(storePurchases)
    .leftJoin(staff, eq(staff.id, storePurchases.staffId))
    .where(where)
    .orderBy(desc(storePurchases.id))
    .limit(limit);
}

type SaleRows = Awaited<ReturnType<typeof readSales>>;

async function describe(db: Db, found: SaleRows, now: Date): Promise<OfficeSale[]> {
  if (found.length === 0) return [];
  const lines = await db
    .select()
    .from(storePurchaseLines)
    .where(
      inArray(
        storePurchaseLines.purchaseId,
        found.map(({ sale }) => sale.id),
      ),
    )
    .orderBy(asc(storePurchaseLines.position));
  const linesOf = Map.groupBy(lines, ({ purchaseId }) => purchaseId);
  return found.map(({ sale, staffName }) => ({
    id: sale.id,
    storeId: sale.storeId,
    receipt: {
      number: sale.receipt,
      issuedAt: sale.soldAt.toISOString(),
      date: sale.soldOn,
      total: kopecks(sale.total),
      fiscal: fiscalOf(sale),
    },
    lines: (linesOf.get(sale.id) ?? []).map(({ uin, name, article, size, price, listPrice }) => ({
      uin,
      name,
      article,
      size,
      paid: kopecks(price),
      price: listPrice === null ? null : kopecks(listPrice),
    })),
    buyer: { accountId: sale.accountId, name: sale.buyerName, phone: sale.phone },
    appointmentId: sale.appointmentId,
    recorded: sale.recordedAt && { at: sale.recordedAt.toISOString(), staffName },
    undoneAt: sale.undoneAt?.toISOString() ?? null,
    undoUntil: openTerm(undoUntil(sale), now),
  }));
}

function openTerm(until: Date | null, now: Date): string | null {
  return until !== null && until >= now ? until.toISOString() : null;
}

function fiscalOf({
  fiscalStorage: storage,
  fiscalDocument: document,
  fiscalShift: shift,
}: SaleRows[number]['sale']): OfficeSale['receipt']['fiscal'] {
  return storage === null || document === null ? null : { storage, document, shift };
}

function inScope(scope: Scope): SQL | undefined {
  if (scope === 'network') return undefined;
  return inArray(storePurchases.storeId, [...scope.filter((id) => id !== null), -1]);
}
