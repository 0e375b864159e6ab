import { useEffect, type RefObject } from 'react';

/** From this scroll position on the strip is gone and the bar is above the page. */
const STUCK = 36;
/** Within this distance from the top the header is always visible, pixels. */
const ALWAYS_SHOWN = 240;
/** Smaller movements are ignored as jitter. */
const MOVE = 6;

/**
 * Hides an element on scrolling down and shows it on scrolling up, by an attribute instead of a render. Not while
 * something is pressed: what sticks below it would move away from under the pointer, and the press would be lost.
 */
export function useHidingHeader(ref: RefObject<HTMLElement | null>): void {
  // Scrolling is outside React.
  useEffect(() => {
    let last = window.scrollY;
    function scroll() {
      const now = window.scrollY;
      ref.current?.toggleAttribute('data-stuck', now > STUCK);
      if (Math.abs(now - last) < MOVE || document.body.matches(':active')) return;
      ref.current?.toggleAttribute('data-away', now > last && now > ALWAYS_SHOWN);
      last = now;
    }
    window.addEventListener('scroll', scroll, { passive: true });
    return () => window.removeEventListener('scroll', scroll);
  }, [ref]);
}
