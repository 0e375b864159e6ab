import { COMPARED_MAX } from '@yahont/contracts/comparisons/compared-kinds.ts';
import type { Db } from '#src/platform/database/database.ts';
import { joinAnonymousRows } from '#src/platform/anonymous/join-anonymous-rows.ts';
import { comparisons } from './comparisons.tables.ts';

/** Moves what an anonymous visitor compares to the account on sign-in, as `joinAnonymousRows` does. */
export function joinComparisons(tx: Db, parties: { fuserId: string; accountId: number }): Promise<number> {
  return joinAnonymousRows(tx, { table: comparisons, most: COMPARED_MAX, ...parties });
}
