import { sql } from 'drizzle-orm';
import type { PieceNumber } from '@yahont/values/care/piece-number.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import type { Db } from '#src/platform/database/database.ts';
import { rowsOf } from '#src/platform/database/rows.ts';
import { hasUin, isOrder, piecesOfOrders, piecesOfStores } from './sold-pieces.sql.ts';

/** A piece of jewellery that somebody owns; loose stones do not count. */
export type SoldPiece = {
  /** Its items, the setting before the stone. */
  uins: string[];
  name: string;
  /** Hundredths of a millimetre; null for a piece without sizes. */
  size: number | null;
  skuId: number | null;
  boughtOn: IsoDate;
  /** Offset of the city in which it was received, hours ahead of UTC. */
  offsetHours: number;
  /** «Петровка, 11, Москва»; null for an order of the site. */
  soldBy: string | null;
};

/** The search for a piece; `phoneEnd`: four digits of the order's phone. */
export type PieceWish = { number: PieceNumber; phoneEnd: string };

/**
 * The pieces behind a number that have an owner now: refunded or returned ones are excluded. A piece
 * that was sold twice counts for its last sale. Does not check the owner, so the result must not reveal
 * one.
 */
export async function findSoldPieces(db: Db, { number, phoneEnd }: PieceWish): Promise<SoldPiece[]> {
  const found =
    number.kind === 'order'
      ? await rowsOf<Row>(db, piecesOfOrders(isOrder(number.id, phoneEnd)))
      : await rowsOf<Row>(
          db,
          sql`select * from (${piecesOfOrders(hasUin(number.uin))} union all ${piecesOfStores(number.uin)}) as piece
            order by at desc limit 1`,
        );
  return found.map(({ at, ...piece }) => ({ ...piece, boughtOn: cityDate(new Date(at), piece.offsetHours) }));
}

type Row = Omit<SoldPiece, 'boughtOn'> & { at: number };
