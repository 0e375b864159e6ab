import type { Db } from '#src/platform/database/database.ts';
import type { OrderLineRow } from '#src/domains/buying/orders/index.ts';
import { returnLines, returnPieces } from '../returns.tables.ts';

/** The lines of a new return and their physical pieces. */
export async function writeReturnLines(
  tx: Db,
  returnId: number,
  lines: readonly OrderLineRow[],
): Promise<void> {
  await tx.insert(returnLines).values(lines.map(({ id }) => ({ returnId, orderLineId: id })));
  const pieces = lines.flatMap(({ id, uins }) => uins.map((uin) => ({ returnId, uin, orderLineId: id })));
  if (pieces.length > 0) await tx.insert(returnPieces).values(pieces);
}
