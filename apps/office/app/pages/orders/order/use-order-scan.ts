import type { OfficeOrder } from '@yahont/contracts/office/orders.ts';
import { usePieceScan, type PieceScan } from '#app/blocks/scan/use-piece-scan.ts';
import { call } from '#app/lib/calls/call.ts';
import { scanPiece } from '#app/lib/calls/routes/orders.ts';
import { useOrderDeeds } from '#app/blocks/orders/data/use-order.ts';
import type { Piece } from '#app/blocks/orders/data/where.ts';

export const pieceKey = ({ lineId, position }: Pick<Piece, 'lineId' | 'position'>): string =>
  `${lineId}.${position}`;

/** Scans of the pieces of an order. */
export function useOrderScan({ id, pieces }: OfficeOrder): PieceScan {
  const { keep, explain } = useOrderDeeds();
  return usePieceScan({
    pieces: pieces.map((piece) => ({ ...piece, key: pieceKey(piece) })),
    compare: async (scan) => {
      const order = await call(scanPiece, { params: { id }, body: scan });
      keep(order);
      return order.pieces.find(({ scannedUin }) => scannedUin === scan.uin)?.name ?? 'Изделие';
    },
    explain: (error) => explain(error, id),
  });
}
