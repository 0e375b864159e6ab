import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useKeys } from '../keys/keys.ts';

type RowId = string | number;

type RowKeys<Id extends RowId> = {
  /** Rows from top to bottom. */
  ids: readonly Id[];
  /** The current row; null: none yet. */
  at: Id | null;
  /** Called with each row that J and K come to. */
  onMove?: (id: Id) => void;
  /** For the list of keys: «заказ», «человек». */
  what: string;
};

/**
 * J and K move through the rows of a list, whose links have `data-row`; Enter is the link's own key. The
 * returned ref goes to the element around the rows.
 */
export function useRowKeys<Id extends RowId>({
  ids,
  at,
  onMove,
  what,
}: RowKeys<Id>): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  /** Where the row was before it left the list: the next one has its place. */
  const place = useRef(-1);
  useEffect(() => {
    const now = ids.findIndex((id) => id === at);
    if (now !== -1) place.current = now;
  }, [ids, at]);
  useKeys(
    useMemo(() => {
      const move = (step: 1 | -1): void => {
        const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
        const to = nextPlace(links, { ids, at, step, last: place.current });
        links[to]?.focus();
        links[to]?.scrollIntoView({ block: 'nearest' });
        const id = ids[to];
        if (id !== undefined) onMove?.(id);
      };
      return [
        { code: 'KeyJ', shown: 'J', does: `${what} ниже`, run: () => move(1) },
        { code: 'KeyK', shown: 'K', does: `${what} выше`, run: () => move(-1) },
      ];
    }, [ids, at, onMove, what]),
  );
  return list;
}

type From = { ids: readonly RowId[]; at: RowId | null; step: 1 | -1; last: number };

function nextPlace(links: readonly HTMLElement[], { ids, at, step, last }: From): number {
  const focused = links.findIndex((link) => link === document.activeElement);
  const open = ids.findIndex((id) => id === at);
  const from = focused === -1 ? open : focused;
  if (from === -1 && at !== null && last !== -1) return Math.min(last, links.length - 1);
  return Math.min(Math.max(from + step, 0), links.length - 1);
}

/** `[` and `]` go to the neighbours of an open record, in the order of the list that it was opened from. */
export function useNeighbourKeys<Id extends RowId>({
  ids,
  at,
  open,
  what,
}: {
  ids: readonly Id[];
  at: Id;
  open: (id: Id) => void;
  what: string;
}): void {
  useKeys(
    useMemo(() => {
      const here = ids.indexOf(at);
      // A record that has left the list has its first row after it.
      const before: Id | undefined = ids[here - 1];
      const after: Id | undefined = ids[here + 1];
      return [
        ...(before === undefined
          ? []
          : [{ code: 'BracketLeft', shown: '[', does: `предыдущий ${what}`, run: () => open(before) }]),
        ...(after === undefined
          ? []
          : [{ code: 'BracketRight', shown: ']', does: `следующий ${what}`, run: () => open(after) }]),
      ];
    }, [ids, at, open, what]),
  );
}

/** The value once it has stayed the same for `ms`: a panel follows J and K without reading each row. */
export function useSettled<Value>(value: Value, ms = 80): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
