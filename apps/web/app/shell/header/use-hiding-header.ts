import { useEffect, type RefObject } from 'react';

/** From here on the strip above has gone and the page runs under the bar. */
const STUCK = 36;
/** Below this many pixels from the top the header always stands. */
const ALWAYS_SHOWN = 240;
/** Moves smaller than this are a trembling hand. */
const MOVE = 6;

/** Hides an element on the way down and brings it back on the way up, by an attribute and not by a render. */
export function useHidingHeader(ref: RefObject<HTMLElement | null>): void {
  // Scrolling happens in the browser.
  useEffect(() => {
    let last = window.scrollY;
    function scroll() {
      const now = window.scrollY;
      ref.current?.toggleAttribute('data-stuck', now > STUCK);
      if (Math.abs(now - last) < MOVE) return;
      ref.current?.toggleAttribute('data-away', now > last && now > ALWAYS_SHOWN);
      last = now;
    }
    window.addEventListener('scroll', scroll, { passive: true });
    return () => window.removeEventListener('scroll', scroll);
  }, [ref]);
}
