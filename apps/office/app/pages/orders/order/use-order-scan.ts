import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { OfficeOrder } from '@yahont/contracts/office/orders.ts';
import { call } from '#app/lib/calls/call.ts';
import { scanPiece } from '#app/lib/calls/routes/orders.ts';
import { useScans } from '#app/lib/scan/scans.ts';
import { signalRight, signalWrong } from '#app/lib/scan/signals.ts';
import { useOrderDeeds } from '../data/use-order.ts';
import type { Piece } from '../data/where.ts';

/** How long the band stays green. */
const GREEN_MS = 400;

export type OrderScan = {
  /** What the band says about the last scan; a wrong one stays until the next. */
  answer: { tone: 'right' | 'wrong'; text: string } | null;
  isBusy: boolean;
  /** The piece that the band asks for. */
  wanted: Piece | null;
  /** Asks for another piece first, by its line and position. */
  want: (key: string) => void;
  /** The last four digits of the wanted piece, typed by hand. */
  typeIn: (digits: string) => void;
};

export const pieceKey = ({ lineId, position }: Piece): string => `${lineId}.${position}`;

/** Scans of the pieces of an order, wherever the focus is. */
export function useOrderScan(order: OfficeOrder): OrderScan {
  const { id, pieces } = order;
  const { keep, explain } = useOrderDeeds();
  const [answer, setAnswer] = useState<OrderScan['answer']>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const left = pieces.filter(({ scannedUin }) => scannedUin === null);
  const wanted = left.find((piece) => pieceKey(piece) === chosen) ?? left[0] ?? null;
  const scanning = useMutation({
    mutationFn: (scan: { uin: string; isManual: boolean }) => call(scanPiece, { params: { id }, body: scan }),
    onSuccess: (now, { uin }) => {
      keep(now);
      signalRight();
      const name = now.pieces.find(({ scannedUin }) => scannedUin === uin)?.name ?? 'Изделие';
      setAnswer({ tone: 'right', text: `${name} — сверено` });
    },
    onError: async (error) => {
      signalWrong();
      setAnswer({ tone: 'wrong', text: await explain(error, id) });
    },
  });
  useScans(({ uin, text }) => {
    if (uin === null) {
      signalWrong();
      setAnswer({ tone: 'wrong', text: `«${text}» — не УИН: в нём 16 цифр. Отсканируйте бирку изделия.` });
    } else scanning.mutate({ uin, isManual: false });
  });
  useEffect(() => {
    if (answer?.tone !== 'right') return;
    const timer = setTimeout(() => setAnswer(null), GREEN_MS);
    return () => clearTimeout(timer);
  }, [answer]);
  return {
    answer,
    isBusy: scanning.isPending,
    wanted,
    want: setChosen,
    typeIn: (digits) => {
      if (wanted !== null) scanning.mutate({ uin: wanted.uinHead + digits, isManual: true });
    },
  };
}
