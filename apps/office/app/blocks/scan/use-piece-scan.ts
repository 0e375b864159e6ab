import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useScans } from '#app/lib/scan/scans.ts';
import { signalRight, signalWrong } from '#app/lib/scan/signals.ts';

/** How long the band stays green. */
const GREEN_MS = 400;

/** A piece that is to be compared with what the papers say. */
export type ExpectedPiece = {
  key: string;
  name: string;
  /** The first twelve digits of its УИН. */
  uinHead: string;
  scannedUin: string | null;
};

export type PieceScan = {
  /** What the last scan was; a wrong one stays until the next. */
  answer: { tone: 'right' | 'wrong'; text: string } | null;
  isBusy: boolean;
  /** The piece that the band asks for; null: all are compared. */
  wanted: ExpectedPiece | null;
  /** Asks for another piece first. */
  want: (key: string) => void;
  /** The last four digits of the wanted piece, typed by hand. */
  typeIn: (digits: string) => void;
};

type Options = {
  pieces: readonly ExpectedPiece[];
  /** Has the API compare the piece; returns the name of the right one. */
  compare: (scan: { uin: string; isManual: boolean }) => Promise<string>;
  /** Own words for a refusal. */
  explain: (error: unknown) => Promise<string>;
};

/** Compares pieces by the scanner, wherever the focus is, with a sound for each answer. */
export function usePieceScan({ pieces, compare, explain }: Options): PieceScan {
  const [answer, setAnswer] = useState<PieceScan['answer']>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const left = pieces.filter(({ scannedUin }) => scannedUin === null);
  const wanted = left.find(({ key }) => key === chosen) ?? left[0] ?? null;
  const scanning = useMutation({
    mutationFn: compare,
    onSuccess: (name) => {
      signalRight();
      setAnswer({ tone: 'right', text: `${name} — сверено` });
    },
    onError: async (error) => {
      signalWrong();
      setAnswer({ tone: 'wrong', text: await explain(error) });
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
  const { mutate } = scanning;
  const head = wanted?.uinHead;
  const typeIn = useCallback(
    (digits: string) => {
      if (head !== undefined) mutate({ uin: head + digits, isManual: true });
    },
    [head, mutate],
  );
  return {
    answer,
    isBusy: scanning.isPending,
    wanted,
    want: setChosen,
    typeIn,
  };
}
