import { asc, eq, inArray } from 'drizzle-orm';
import type { PersonalData } from '#src/platform/personal-data.ts';
import { supportFiles, supportMessages, supportRequests } from './support.tables.ts';

/**
 * Messages from the account. Their files lose their rows here, and `purgeFiles` removes them within a
 * day.
 */
export const supportData: PersonalData = {
  listAddresses: async (db, accountId) => {
    const rows = await db
      .select({ email: supportRequests.email })
      .from(supportRequests)
      .where(eq(supportRequests.accountId, accountId));
    return rows.flatMap(({ email }) => (email === null ? [] : [email]));
  },
  exportData: async (db, person) => {
    const isTheirs = eq(supportRequests.accountId, person.accountId);
    const requests = await db.select().from(supportRequests).where(isTheirs).orderBy(asc(supportRequests.id));
    const ids = requests.map(({ id }) => id);
    if (ids.length === 0) return [];
    const [messages, files] = await Promise.all([
      db
        .select()
        .from(supportMessages)
        .where(inArray(supportMessages.requestId, ids))
        .orderBy(asc(supportMessages.id)),
      db
        .select()
        .from(supportFiles)
        .where(inArray(supportFiles.requestId, ids))
        .orderBy(asc(supportFiles.id)),
    ]);
    return requests.map((request) => ({
      ...request,
      messages: messages
        .filter(({ requestId }) => requestId === request.id)
        .map(({ at, staffId, text }) => ({ at, isOwn: staffId === null, text })),
      files: files
        .filter(({ requestId }) => requestId === request.id)
        .map(({ name, type, bytes }) => ({ name, type, bytes })),
    }));
  },
  erase: async (tx, person) => {
    await tx.delete(supportRequests).where(eq(supportRequests.accountId, person.accountId));
  },
};
