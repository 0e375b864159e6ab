import { eq } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { bells } from '../bells.tables.ts';

/** Whether a person ended a bell, or was forgotten, since its message was written: then it must not be sent. */
export async function isBellEnded(db: Db, bellId: number): Promise<boolean> {
  const [bell] = await db.select({ state: bells.state }).from(bells).where(eq(bells.id, bellId));
  return bell?.state !== 'rung';
}
