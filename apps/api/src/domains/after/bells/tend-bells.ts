import { and, eq, inArray, lt, lte, or } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import { CONFIRM_MS } from './asking/write-bell.ts';
import { bells } from './bells.tables.ts';

const DAY_MS = 86_400_000;
/** How long a bell is kept after its end, as proof of why a message was sent. */
const KEPT_DAYS = 90;

/** Ends bells whose term passed, and forgets old ones and those that nobody confirmed. */
export async function tendBells({ db, now }: Context): Promise<void> {
  const at = now();
  const before = new Date(at.getTime() - KEPT_DAYS * DAY_MS);
  await db
    .update(bells)
    .set({ state: 'over', endedAt: at })
    .where(and(eq(bells.state, 'waiting'), lte(bells.endsAt, at)));
  await db
    .delete(bells)
    .where(
      or(
        and(eq(bells.state, 'asked'), lt(bells.askedAt, new Date(at.getTime() - 2 * CONFIRM_MS))),
        and(inArray(bells.state, ['ended', 'over']), lt(bells.endedAt, before)),
        and(eq(bells.state, 'rung'), lt(bells.rungAt, before)),
      ),
    );
}
