import type { Write } from '#src/platform/database/statement.ts';

/** Removes the draft in the statement that writes its order. */
export function dropDraftWrite(accountId: number): Write {
  return (bind) => `delete from checkout_drafts where account_id = ${bind(accountId)}`;
}
