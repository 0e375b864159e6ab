import type { Purchase } from '@yahont/contracts/purchases/purchases.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { notFound } from '#src/platform/errors.ts';
import { findLines, type OrderDeps } from '#src/domains/buying/orders/index.ts';
import { findPurchases, type Cursor, type FoundPurchase } from './find-purchases.ts';
import { findDoneWorks } from './works/done-works.sql.ts';
import { toPurchase, uinsOf } from './purchases.mapper.ts';

const PAGE = 20;

/** A page of what the caller owns. Three statements, however many pieces. */
export async function listPurchases(
  ctx: AccountContext,
  deps: OrderDeps,
  { before }: { before?: string | undefined },
): Promise<{ items: Purchase[]; next: string | null }> {
  const { accountId } = ctx.caller;
  const found = await findPurchases(ctx.db, { accountId, before: readCursor(before), limit: PAGE + 1 });
  const page = found.slice(0, PAGE);
  const last = page.at(-1);
  return {
    items: await describe(ctx, deps, page),
    next: found.length > PAGE && last ? `${last.at}-${last.source}${last.id}` : null,
  };
}

/** A piece of the caller, `o123` or `s45`. Throws `purchase-not-found`, also for another account's piece. */
export async function getPurchase(ctx: AccountContext, deps: OrderDeps, key: string): Promise<Purchase> {
  const { accountId } = ctx.caller;
  const wanted = { source: key.slice(0, 1), id: Number(key.slice(1)) };
  const found = await findPurchases(ctx.db, { accountId, key: wanted, limit: 1 });
  const [purchase] = await describe(ctx, deps, found);
  if (!purchase) throw notFound('purchase');
  return purchase;
}

async function describe(
  ctx: AccountContext,
  deps: OrderDeps,
  page: readonly FoundPurchase[],
): Promise<Purchase[]> {
  const orderIds = new Set(page.flatMap(({ orderId }) => orderId ?? []));
  const lines = await findLines(ctx.db, [...orderIds]);
  const parts = { lines, now: ctx.now() };
  const uins = page.flatMap((found) => uinsOf(found, lines));
  const works = await findDoneWorks(ctx.db, uins);
  return page.map((found) => toPurchase({ found, works, ...parts }, deps));
}

/** The contract has checked its format. */
function readCursor(text: string | undefined): Cursor | undefined {
  const [at, key] = text?.split('-') ?? [];
  if (at === undefined || key === undefined) return undefined;
  return { at: Number(at), source: key.slice(0, 1), id: Number(key.slice(1)) };
}
