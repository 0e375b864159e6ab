import { useEffect, useState } from 'react';
import type { Heading } from '../headings.ts';

/** A heading is being read once it is above this height of the window, in pixels. */
const READING_LINE = 160;

/** Anchor of the heading whose text is being read; before the first one, that first heading. */
export function useCurrentHeading(headings: readonly Heading[]): string | undefined {
  const [current, setCurrent] = useState(headings[0]?.anchor);

  // The scroll position is outside React.
  useEffect(() => {
    let frame = 0;
    const read = () => {
      frame = 0;
      const passed = headings.filter(({ anchor }) => topOf(anchor) <= READING_LINE);
      setCurrent((passed.at(-1) ?? headings[0])?.anchor);
    };
    const plan = () => {
      if (frame === 0) frame = requestAnimationFrame(read);
    };
    plan();
    window.addEventListener('scroll', plan, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', plan);
    };
  }, [headings]);
  return current;
}

function topOf(anchor: string): number {
  return document.getElementById(anchor)?.getBoundingClientRect().top ?? Infinity;
}
