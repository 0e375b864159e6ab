import type { BuyerContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { rowsOfText } from '#src/platform/database/statement.ts';
import { ownerColumnName, ownerId } from '#src/platform/anonymous/owner.ts';

/** Removes the inscription from a stone's line, in the transaction that changes its setting. */
export async function dropStoneEngraving(tx: Db, { caller }: BuyerContext, stoneId: number): Promise<void> {
  await rowsOfText(
    tx,
    (bind) => `
    delete from cart_lines as own using cart_lines as line, carts
    where own.parent_id = line.id and own.service = 'engraving' and line.stone_id = ${bind(stoneId)}::int
      and carts.id = line.cart_id and carts.${ownerColumnName(caller)} = ${bind(ownerId(caller))}`,
  );
}
