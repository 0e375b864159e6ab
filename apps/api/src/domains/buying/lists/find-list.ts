import { and, eq } from 'drizzle-orm';
import { getList } from '@yahont/contracts/lists/lists.ts';
import { ownedBy } from '#src/platform/anonymous/owner.ts';
import type { Buyer } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse, type Refusal } from '#src/platform/errors.ts';
import { favouriteLists, type ListRow } from './lists.tables.ts';

/** A list of the caller, locked until the end of the transaction. Throws `list-not-found`. */
export async function lockOwnList(tx: Db, caller: Buyer, id: number): Promise<ListRow> {
  const [row] = await ownList(tx, caller, id).for('update');
  if (!row) throw listNotFound();
  return row;
}

/** Throws `list-not-found`. */
export async function findOwnList(db: Db, caller: Buyer, id: number): Promise<ListRow> {
  const [row] = await ownList(db, caller, id);
  if (!row) throw listNotFound();
  return row;
}

const ownList = (db: Db, caller: Buyer, id: number) =>
  db
    .select()
    .from(favouriteLists)
    .where(and(ownedBy(favouriteLists, caller), eq(favouriteLists.id, id)));

export function listNotFound(): Refusal {
  return refuse(getList.refusals, 'list-not-found', {});
}
