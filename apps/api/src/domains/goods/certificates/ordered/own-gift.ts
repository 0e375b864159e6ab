import type { AccountContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { readGifts, type GiftFacts } from './read-gift.sql.ts';

/** A gift certificate that this account ordered; undefined for another account's. */
export async function findOwnGift(
  db: Db,
  { caller }: Pick<AccountContext, 'caller'>,
  id: string,
): Promise<GiftFacts | undefined> {
  const [facts] = await readGifts(db, { ids: [id] });
  return facts?.accountId === caller.accountId ? facts : undefined;
}
