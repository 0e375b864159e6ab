import type { Comparison } from '@yahont/contracts/comparisons/comparisons.ts';
import type { CallContext } from '#src/platform/context.ts';
import { listComparedProducts, type Catalogue } from '#src/domains/goods/catalogue/index.ts';
import { listComparedStones, type StoneCatalogue } from '#src/domains/goods/stones/index.ts';
import { listCompared } from './list-compared.ts';

export type ComparisonDeps = { catalogue: Catalogue; stones: StoneCatalogue };

/** Lists from a shared address, separated by commas. */
type Shared = { stones?: string | undefined; products?: string | undefined };

/**
 * The things that a shared address names, otherwise those that the caller compares. Unknown codes and
 * ids are omitted.
 */
export async function getComparison(
  ctx: CallContext,
  { catalogue, stones }: ComparisonDeps,
  shared: Shared,
): Promise<Comparison> {
  if (shared.stones !== undefined || shared.products !== undefined) {
    const [codes, ids] = [split(shared.stones), split(shared.products).map(Number)];
    return {
      stones: await listComparedStones(ctx.db, stones, { codes }),
      products: listComparedProducts(catalogue, ids),
    };
  }
  const own = await listCompared(ctx, ctx.caller);
  return {
    stones: await listComparedStones(ctx.db, stones, { ids: own.stones.map(({ id }) => id) }),
    products: listComparedProducts(
      catalogue,
      own.products.map(({ id }) => id),
    ),
  };
}

function split(list: string | undefined): string[] {
  return list === undefined ? [] : [...new Set(list.split(','))];
}
