import { useEffect, type RefObject } from 'react';
import { liftToFreeSpace } from './free-place.ts';

/** Smaller movements are ignored as jitter. */
const MOVE = 6;
/** The page is at rest this long after the last movement. */
const REST_MS = 160;
/** Delay before the page is measured after its content changed. */
const CHANGE_MS = 300;

/**
 * Hides the button while the page scrolls down, by an attribute instead of a render. At rest it is shown
 * again, moved up if necessary, so that it covers nothing that is pressed or read.
 */
export function useFreePlace(place: RefObject<HTMLElement | null>): void {
  // Only the browser knows the positions.
  useEffect(() => {
    const button = place.current;
    if (button === null) return undefined;
    let lastY = window.scrollY;
    let isGoingDown = false;
    let lift = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function look(): void {
      if (button === null) return;
      const free = isGoingDown && !isAtEnd() ? null : liftToFreeSpace(button, lift);
      button.toggleAttribute('data-aside', free === null);
      if (free === null || free === lift) return;
      lift = free;
      button.style.setProperty('--lift', `${lift}px`);
    }
    function lookSoon(wait: number): void {
      clearTimeout(timer);
      timer = setTimeout(look, wait);
    }
    function scroll({ target }: Event): void {
      if (target === document) {
        const now = window.scrollY;
        if (Math.abs(now - lastY) < MOVE) return;
        isGoingDown = now > lastY;
        lastY = now;
        stepAside();
      }
      lookSoon(REST_MS);
    }
    function stepAside(): void {
      button?.setAttribute('data-aside', '');
    }
    function resize(): void {
      stepAside();
      lookSoon(CHANGE_MS);
    }
    const lookAfterChange = (): void => lookSoon(CHANGE_MS);
    const mutations = new MutationObserver(lookAfterChange);
    const sizes = new ResizeObserver(lookAfterChange);
    look();
    // In the capture phase, to receive scroll events of strips inside the page too.
    document.addEventListener('scroll', scroll, { passive: true, capture: true });
    window.addEventListener('resize', resize);
    mutations.observe(document.body, { childList: true, subtree: true });
    sizes.observe(document.body);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('scroll', scroll, { capture: true });
      window.removeEventListener('resize', resize);
      mutations.disconnect();
      sizes.disconnect();
    };
  }, [place]);
}

function isAtEnd(): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  return window.scrollY + clientHeight >= scrollHeight - 2;
}
