import { DrizzleQueryError } from 'drizzle-orm';
import { COMPARED_MAX, type ComparedKind } from '@yahont/contracts/comparisons/compared-kinds.ts';
import { addToComparison as contract, type Compared } from '@yahont/contracts/comparisons/comparisons.ts';
import { lockOwner, ownerColumns } from '#src/platform/anonymous/owner.ts';
import type { BuyerContext } from '#src/platform/context.ts';
import { refuse } from '#src/platform/errors.ts';
import { comparisons } from './comparisons.tables.ts';
import { listCompared } from './list-compared.ts';

const FOREIGN_KEY_VIOLATION = '23503';
const NOT_FOUND = { stones: 'stone-not-found', products: 'product-not-found' } as const;

/** The thing to add or remove. */
export type ComparedItem = { kind: ComparedKind; id: number };

/**
 * Adds a stone or a product to what the caller compares; adding it again changes nothing.
 * @returns everything that the caller compares
 * @throws `stone-not-found`, `product-not-found`, or `compare-full` with `context.limit`
 */
export async function addToComparison(ctx: BuyerContext, thing: ComparedItem): Promise<Compared> {
  try {
    return await add(ctx, thing);
  } catch (error) {
    if (isUnknown(error)) throw refuse(contract.refusals, NOT_FOUND[thing.kind], {});
    throw error;
  }
}

async function add(ctx: BuyerContext, { kind, id }: ComparedItem): Promise<Compared> {
  const { caller } = ctx;
  return ctx.db.transaction(async (tx) => {
    await lockOwner(tx, comparisons, caller);
    const compared = await listCompared({ db: tx }, caller);
    if (compared[kind].some((one) => one.id === id)) return compared;
    if (compared[kind].length >= COMPARED_MAX)
      throw refuse(contract.refusals, 'compare-full', { limit: COMPARED_MAX });
    await tx
      .insert(comparisons)
      .values({
        ...ownerColumns(caller),
        stoneId: kind === 'stones' ? id : null,
        productId: kind === 'products' ? id : null,
        createdAt: ctx.now(),
      })
      .onConflictDoNothing();
    return listCompared({ db: tx }, caller);
  });
}

/** Whether the foreign key to stones or products failed; a missing account would be a bug instead. */
function isUnknown(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : undefined;
  if (!cause || !('code' in cause) || cause.code !== FOREIGN_KEY_VIOLATION) return false;
  return 'constraint' in cause && /stone|product/.test(String(cause.constraint));
}
