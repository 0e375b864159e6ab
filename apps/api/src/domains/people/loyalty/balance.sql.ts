import type { Db } from '#src/platform/database/database.ts';
import { readAlone, readOf, type DatabaseRead } from '#src/platform/database/reads.ts';

/** Points that the account may spend; one point is one rouble. */
export function balance(db: Db, accountId: number): Promise<number> {
  return readAlone(db, balanceRead(accountId));
}

/** `balance` as a part of a larger statement. */
export function balanceRead(accountId: number): DatabaseRead<number> {
  return readOf<{ points: number }, number>(
    (bind) =>
      `select coalesce(sum(points), 0)::int as points from bonus_entries where account_id = ${bind(accountId)}::int`,
    ([row]) => row?.points ?? 0,
  );
}
