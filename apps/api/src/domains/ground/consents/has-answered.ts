import { and, eq } from 'drizzle-orm';
import type { ConsentKind } from '@yahont/contracts/consents/consents.ts';
import type { Db } from '#src/platform/database/database.ts';
import { consents } from './consents.tables.ts';

type Asked = { accountId: number; kind: ConsentKind };

/** Whether the account has ever answered about this kind: a consent that was taken back is an answer too. */
export async function hasAnswered(db: Db, { accountId, kind }: Asked): Promise<boolean> {
  const rows = await db
    .select({ id: consents.id })
    .from(consents)
    .where(and(eq(consents.accountId, accountId), eq(consents.kind, kind)))
    .limit(1);
  return rows.length > 0;
}
