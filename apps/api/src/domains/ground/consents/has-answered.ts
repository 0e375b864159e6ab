import { and, eq } from 'drizzle-orm';
import type { ConsentKind } from '@yahont/contracts/consents/consents.ts';
import type { Db } from '#src/platform/database/database.ts';
import { consents } from './consents.tables.ts';

type Query = { accountId: number; kind: ConsentKind };

/** Whether the account has ever answered about this kind: a withdrawn consent is an answer too. */
export async function hasAnswered(db: Db, { accountId, kind }: Query): Promise<boolean> {
  const rows = await db
    .select({ id: consents.id })
    .from(consents)
    .where(and(eq(consents.accountId, accountId), eq(consents.kind, kind)))
    .limit(1);
  return rows.length > 0;
}
