import { useEffect, useState, type RefObject } from 'react';
import { visibleRange, type RowRange } from './row-pieces.ts';

/** Shorter tables are rendered in full, also on the server, so that the browser can search in the page. */
const WHOLE_UP_TO = 60;

export type RowWindow = RowRange & { rowHeight: number };

/** The visible rows of a long table and the height of a row; all rows of a short table. */
export function useRowWindow(body: RefObject<HTMLElement | null>, count: number): RowWindow {
  const [range, setRange] = useState<RowWindow | null>(null);
  const isWhole = count <= WHOLE_UP_TO;

  // Scrolling and the size of the screen are outside React.
  useEffect(() => {
    if (isWhole) return;
    let frame = 0;
    function measure() {
      frame = 0;
      const row = body.current?.querySelector<HTMLElement>('[data-row]');
      if (!body.current || !row) return;
      const rowHeight = row.offsetHeight;
      const { top } = body.current.getBoundingClientRect();
      const next = { ...visibleRange({ top, rowHeight, screen: innerHeight }), rowHeight };
      setRange((before) => (before && isSame(before, next) ? before : next));
    }
    function schedule() {
      frame ||= requestAnimationFrame(measure);
    }
    measure();
    addEventListener('scroll', schedule, { passive: true });
    addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', schedule);
      removeEventListener('resize', schedule);
    };
  }, [body, isWhole]);

  return isWhole || range === null ? { from: 0, to: count, rowHeight: 0 } : range;
}

function isSame(a: RowWindow, b: RowWindow): boolean {
  return a.from === b.from && a.to === b.to && a.rowHeight === b.rowHeight;
}
