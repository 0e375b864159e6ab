import { and, eq, isNotNull } from 'drizzle-orm';
import type { ComparedKind } from '@yahont/contracts/comparisons/compared-kinds.ts';
import type { Compared } from '@yahont/contracts/comparisons/comparisons.ts';
import { ownedBy } from '#src/platform/anonymous/owner.ts';
import type { BuyerContext } from '#src/platform/context.ts';
import type { ComparedItem } from './add-to-comparison.ts';
import { comparisons } from './comparisons.tables.ts';
import { listCompared } from './list-compared.ts';

const COLUMNS = { stones: comparisons.stoneId, products: comparisons.productId } as const;

/**
 * Removing again changes nothing.
 * @returns what the caller still compares
 */
export async function removeFromComparison(ctx: BuyerContext, { kind, id }: ComparedItem): Promise<Compared> {
  await ctx.db.delete(comparisons).where(and(ownedBy(comparisons, ctx.caller), eq(COLUMNS[kind], id)));
  return listCompared(ctx, ctx.caller);
}

/** Removes all stones or all products. */
export async function clearComparison(ctx: BuyerContext, kind: ComparedKind): Promise<Compared> {
  await ctx.db.delete(comparisons).where(and(ownedBy(comparisons, ctx.caller), isNotNull(COLUMNS[kind])));
  return listCompared(ctx, ctx.caller);
}
