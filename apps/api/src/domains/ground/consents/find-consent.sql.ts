import type { ConsentKind } from '@yahont/contracts/consents/consents.ts';
import type { Db } from '#src/platform/database/database.ts';
import { batched } from '#src/platform/database/batched.ts';
import { rowsOfText } from '#src/platform/database/statement.ts';

type Query = { accountId: number; kind: ConsentKind; scope?: string | undefined };

/** Id of the consent in force; null when none was given, or it was last withdrawn. */
export const findConsent: (db: Db, asked: Query) => Promise<number | null> = batched(async (db, asked) => {
  const rows = asked.map(({ accountId, kind, scope = '' }) => ({ account_id: accountId, kind, scope }));
  const found = await rowsOfText<{ id: number | null }>(
    db,
    (bind) => `
      select case when last.is_given then last.id end as id
      from rows from (jsonb_to_recordset(${bind(JSON.stringify(rows))}::jsonb)
        as (account_id int, kind text, scope text)) with ordinality as asked(account_id, kind, scope, position)
      left join lateral (
        select id, is_given from consents
        where consents.account_id = asked.account_id and consents.kind = asked.kind and consents.scope = asked.scope
        order by id desc
        limit 1
      ) as last on true
      order by asked.position`,
  );
  return found.map(({ id }) => id);
});
