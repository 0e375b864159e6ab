import { and, eq, inArray } from 'drizzle-orm';
import { BELL_REFUSALS } from '@yahont/contracts/bells/bells.ts';
import { noteUse, waitForUse, type UseLimit } from '#src/domains/ground/visitors/index.ts';
import type { CallContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { bells } from '../bells.tables.ts';

/** As many as a person can follow; of an address that anybody can type, fewer. */
export const MOST_OF_ACCOUNT = 50;
export const MOST_OF_ADDRESS = 10;

/** Of an hour. A visitor without a token has the limits of the network alone. */
const USES: UseLimit = { kind: 'bell', visitor: 30, address: 120, household: 40, shop: 3000 };

/** Counts a call. Throws `too-many-messages` with seconds to wait. */
export async function countUse(tx: Db, ctx: CallContext): Promise<void> {
  const { retryAfter } = await waitForUse(tx, ctx, USES);
  if (retryAfter > 0) throw refuse(BELL_REFUSALS, 'too-many-messages', { retryAfter });
  await noteUse(tx, ctx, { kind: 'bell' });
}

/** Throws `too-many-bells`. A bell that replaces another needs no room. */
export async function requireRoom(
  tx: Db,
  owner: { accountId: number } | { email: string },
  { productId, kind }: { productId: number; kind: 'back' | 'price' },
): Promise<void> {
  const [whose, most] =
    'email' in owner
      ? ([eq(bells.email, owner.email), MOST_OF_ADDRESS] as const)
      : ([eq(bells.accountId, owner.accountId), MOST_OF_ACCOUNT] as const);
  // A changed wish beside the bell that it will replace is one.
  const live = await tx
    .selectDistinct({ productId: bells.productId, kind: bells.kind })
    .from(bells)
    .where(and(whose, inArray(bells.state, ['asked', 'waiting'])));
  if (live.length < most) return;
  if (!live.some((bell) => bell.productId === productId && bell.kind === kind))
    throw refuse(BELL_REFUSALS, 'too-many-bells', { most });
}
