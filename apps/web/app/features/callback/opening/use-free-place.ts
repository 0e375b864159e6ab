import { useEffect, type RefObject } from 'react';
import { freeLift } from './free-place.ts';

/** Moves smaller than this are a trembling hand. */
const MOVE = 6;
/** So long after the last move the page is at rest. */
const REST_MS = 160;
/** What comes to the page of itself is looked at this long after it came. */
const CHANGE_MS = 300;

/**
 * Takes the button away, by an attribute and not by a render, while the page is scrolled and on the way down; at rest it
 * is back, a little higher if need be, where nothing that one presses or reads lies under it.
 */
export function useFreePlace(place: RefObject<HTMLElement | null>): void {
  // Where things lie is known to the browser alone.
  useEffect(() => {
    const button = place.current;
    if (button === null) return undefined;
    let lastY = window.scrollY;
    let isGoingDown = false;
    let lift = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function look(): void {
      if (button === null) return;
      const free = isGoingDown && !isAtEnd() ? null : freeLift(button, lift);
      button.toggleAttribute('data-away', free === null);
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
        button?.setAttribute('data-away', '');
      }
      lookSoon(REST_MS);
    }
    const lookAfterChange = (): void => lookSoon(CHANGE_MS);
    const mutations = new MutationObserver(lookAfterChange);
    const sizes = new ResizeObserver(lookAfterChange);
    look();
    // In the capture phase, to hear of strips inside the page too.
    document.addEventListener('scroll', scroll, { passive: true, capture: true });
    window.addEventListener('resize', lookAfterChange);
    mutations.observe(document.body, { childList: true, subtree: true });
    sizes.observe(document.body);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('scroll', scroll, { capture: true });
      window.removeEventListener('resize', lookAfterChange);
      mutations.disconnect();
      sizes.disconnect();
    };
  }, [place]);
}

function isAtEnd(): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  return window.scrollY + clientHeight >= scrollHeight - 2;
}
