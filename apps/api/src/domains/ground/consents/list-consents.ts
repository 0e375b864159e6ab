import { desc, eq } from 'drizzle-orm';
import type { GivenConsent } from '@yahont/contracts/consents/consents.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { consents } from './consents.tables.ts';

/**
 * The caller's consents: the latest answer for each kind and scope, a row for each of its texts, latest
 * first. A text that only an earlier answer named is marked as past.
 */
export async function listConsents({ db, caller }: AccountContext): Promise<{ items: GivenConsent[] }> {
  const { kind, scope, document } = consents;
  const rows = await db
    .selectDistinctOn([kind, scope, document], {
      kind,
      scope,
      document,
      isGiven: consents.isGiven,
      at: consents.at,
      source: consents.source,
      version: consents.version,
    })
    .from(consents)
    .where(eq(consents.accountId, caller.accountId))
    .orderBy(kind, scope, document, desc(consents.id));
  const items = rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  const sorted = items.toSorted((a, b) => b.at.localeCompare(a.at));
  const words = Map.groupBy(sorted, (item) => `${item.kind} ${item.scope}`);
  return {
    items: sorted.filter(({ kind: of, scope: about, at }) => words.get(`${of} ${about}`)?.[0]?.at === at),
  };
}
