import { eq } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { closePeople } from '../close-people.tables.ts';

/** Whether a person was removed, or their reminder switched off, since a letter was written: then it must not be sent. */
export async function isReminderEnded(db: Db, personId: number): Promise<boolean> {
  const [person] = await db
    .select({ remind: closePeople.remind })
    .from(closePeople)
    .where(eq(closePeople.id, personId));
  return person?.remind !== true;
}
