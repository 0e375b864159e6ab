import { z } from 'zod';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { ImportStorePurchase } from '@yahont/contracts/purchases/purchases.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { auditImport } from '#src/platform/audit/audit-import.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { AppError } from '#src/platform/errors.ts';
import { cities } from '#src/domains/ground/locations/locations.tables.ts';
import { stores } from '#src/domains/ground/stores/stores.tables.ts';
import { storePurchaseLines, storePurchases } from './purchases.tables.ts';
import { noteReturned, type Recorded } from './returned-lines.sql.ts';

type Sale = z.output<typeof ImportStorePurchase>;

const ROWS_PER_STATEMENT = 500;

/**
 * Imports sales of stores without moving pieces. A known receipt keeps its texts and sums; only returns
 * change, also for a sale recorded at the till. When a receipt occurs twice, as sold and as returned,
 * the later row counts. Throws `unknown-store`; then nothing is written.
 */
export async function importStorePurchases(ctx: Context, input: readonly unknown[]): Promise<void> {
  const list = z.array(ImportStorePurchase).parse(input);
  // One statement cannot write a row twice.
  const sales = [...new Map(list.map((sale) => [`${sale.storeCode} ${sale.receipt}`, sale])).values()];
  await ctx.db.transaction(async (tx) => {
    const places = await storesByCode(tx);
    let changed = 0;
    for (let from = 0; from < sales.length; from += ROWS_PER_STATEMENT)
      changed += await writeSales(tx, sales.slice(from, from + ROWS_PER_STATEMENT), places);
    await auditImport(tx, ctx, { of: 'store-purchases', given: list.length, changed });
  });
}

/** `offsetHours`: of the store's city, ahead of UTC. */
type Place = { id: number; offsetHours: number };

async function storesByCode(tx: Db): Promise<ReadonlyMap<string, Place>> {
  const rows = await tx
    .select({ code: stores.code, id: stores.id, offsetHours: cities.timezoneOffset })
    .from(stores)
    .innerJoin(cities, eq(cities.id, stores.cityId));
  return new Map(rows.map(({ code, ...place }) => [code, place]));
}

/** Returns how many lines are new or different. */
async function writeSales(
  tx: Db,
  given: readonly Sale[],
  places: ReadonlyMap<string, Place>,
): Promise<number> {
  const { recorded, sales } = await apart(tx, given, places);
  const changedAtTills = await noteReturned(tx, recorded);
  if (sales.length === 0) return changedAtTills;
  const idAt = new Map<string, number>();
  const rows = sales.map(({ storeCode, receipt, phone, soldAt, lines }) => ({
    storeId: knownStore(places, storeCode).id,
    receipt,
    phone,
    soldAt: new Date(soldAt),
    soldOn: dayOf(soldAt, knownStore(places, storeCode)),
    total: lines.reduce((sum, { price }) => sum + price, 0),
  }));
  const written = await tx
    .insert(storePurchases)
    .values(rows)
    // Changes nothing and returns the id.
    .onConflictDoUpdate({
      target: [storePurchases.storeId, storePurchases.receipt],
      targetWhere: isNull(storePurchases.recordedAt),
      set: { receipt: sql`excluded.receipt` },
    })
    .returning({ id: storePurchases.id, storeId: storePurchases.storeId, receipt: storePurchases.receipt });
  for (const { id, storeId, receipt } of written) idAt.set(`${storeId} ${receipt}`, id);
  const lines = sales.flatMap((sale) =>
    sale.lines.map((line, position) => ({
      ...line,
      position,
      purchaseId: idAt.get(`${knownStore(places, sale.storeCode).id} ${sale.receipt}`) ?? 0,
    })),
  );
  const changed = await tx
    .insert(storePurchaseLines)
    .values(lines)
    .onConflictDoUpdate({
      target: [storePurchaseLines.purchaseId, storePurchaseLines.position],
      set: { isReturned: sql`excluded.is_returned` },
      setWhere: sql`${storePurchaseLines.isReturned} is distinct from excluded.is_returned`,
    })
    .returning({ id: storePurchaseLines.id });
  return changedAtTills + changed.length;
}

/**
 * Sales recorded at a till are matched by store, day, receipt and one of their pieces; all others are
 * not.
 */
async function apart(
  tx: Db,
  given: readonly Sale[],
  places: ReadonlyMap<string, Place>,
): Promise<{ recorded: Recorded[]; sales: Sale[] }> {
  const rows = await tx
    .selectDistinct({
      id: storePurchases.id,
      storeId: storePurchases.storeId,
      soldOn: storePurchases.soldOn,
      receipt: storePurchases.receipt,
      uin: storePurchaseLines.uin,
    })
    .from(storePurchases)
    .innerJoin(storePurchaseLines, eq(storePurchaseLines.purchaseId, storePurchases.id))
    .where(
      and(
        isNotNull(storePurchases.recordedAt),
        isNull(storePurchases.undoneAt),
        inArray(storePurchases.receipt, [...new Set(given.map(({ receipt }) => receipt))]),
      ),
    );
  const idOf = new Map(rows.map(({ id, uin, ...sale }) => [saleKey(sale, uin), id]));
  const recorded: Recorded[] = [];
  const sales: Sale[] = [];
  for (const sale of given) {
    const place = knownStore(places, sale.storeCode);
    const of = { storeId: place.id, soldOn: dayOf(sale.soldAt, place), receipt: sale.receipt };
    const purchaseId = sale.lines.flatMap(({ uin }) => idOf.get(saleKey(of, uin)) ?? [])[0];
    if (purchaseId === undefined) sales.push(sale);
    else recorded.push({ purchaseId, lines: sale.lines });
  }
  return { recorded, sales };
}

type SaleKey = { storeId: number; soldOn: string; receipt: string };

function saleKey({ storeId, soldOn, receipt }: SaleKey, uin: string): string {
  return `${storeId} ${soldOn} ${uin} ${receipt}`;
}

function dayOf(soldAt: string, { offsetHours }: Place): string {
  return cityDate(new Date(soldAt), offsetHours);
}

function knownStore(places: ReadonlyMap<string, Place>, storeCode: string): Place {
  const place = places.get(storeCode);
  if (place === undefined) throw new AppError('invalid', 'unknown-store', { context: { storeCode } });
  return place;
}
