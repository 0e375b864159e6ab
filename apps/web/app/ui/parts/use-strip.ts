import { useEffect, useRef, useState, type RefObject } from 'react';

export type Strip = {
  ref: RefObject<HTMLUListElement | null>;
  /** Index of the slide at the left edge. */
  index: number;
  isAtStart: boolean;
  isAtEnd: boolean;
  /** Visible part of the strip, and where it starts, 0 to 1. */
  visible: number;
  offset: number;
  goTo: (index: number) => void;
  /** Scrolls by one screenful. */
  page: (direction: -1 | 1) => void;
};

type Position = Pick<Strip, 'index' | 'isAtStart' | 'isAtEnd' | 'visible' | 'offset'>;

/** Events with which the shopper moves the strip: they cancel an earlier requested slide. */
const TOUCHES = ['touchstart', 'wheel', 'pointerdown'] as const;
/** Within this time the end of a swipe may still move the strip. */
const SETTLING_MS = 1_000;

const START: Position = { index: 0, isAtStart: true, isAtEnd: false, visible: 0.34, offset: 0 };

/** Tracks a natively scrolled strip and moves it. */
export function useStrip(): Strip {
  const ref = useRef<HTMLUListElement>(null);
  const wanted = useRef<{ index: number; at: number } | null>(null);
  const [position, setPosition] = useState(START);

  // The scroll position is outside React.
  useEffect(() => {
    const strip = ref.current;
    if (strip === null) return undefined;
    let frame = 0;
    const read = () => {
      frame = 0;
      setPosition((before) => {
        const now = positionOf(strip);
        return isSame(before, now) ? before : now;
      });
    };
    const plan = () => {
      if (frame === 0) frame = requestAnimationFrame(read);
    };
    // If a slide is requested while a swipe is ending, the browser continues the swipe first.
    const settle = () => {
      const { index, at } = wanted.current ?? { index: 0, at: 0 };
      if (performance.now() - at < SETTLING_MS && positionOf(strip).index !== index) scrollTo(strip, index);
    };
    const forget = () => {
      wanted.current = null;
    };
    const observer = new ResizeObserver(plan);
    observer.observe(strip);
    strip.addEventListener('scroll', plan, { passive: true });
    strip.addEventListener('scrollend', settle);
    for (const name of TOUCHES) strip.addEventListener(name, forget, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      strip.removeEventListener('scroll', plan);
      strip.removeEventListener('scrollend', settle);
      for (const name of TOUCHES) strip.removeEventListener(name, forget);
    };
  }, []);

  return {
    ref,
    ...position,
    goTo(index) {
      wanted.current = { index, at: performance.now() };
      if (ref.current !== null) scrollTo(ref.current, index);
    },
    page(direction) {
      ref.current?.scrollBy({ left: direction * ref.current.clientWidth * 0.9, behavior: behaviour() });
    },
  };
}

function scrollTo(strip: HTMLElement, index: number): void {
  const slide = strip.children[index];
  if (slide instanceof HTMLElement) strip.scrollTo({ left: startOf(slide, strip), behavior: behaviour() });
}

function positionOf(strip: HTMLElement): Position {
  const range = strip.scrollWidth - strip.clientWidth;
  const slides = [...strip.children].filter((child) => child instanceof HTMLElement);
  const index = slides.findIndex((slide) => startOf(slide, strip) + slide.offsetWidth / 2 > strip.scrollLeft);
  return {
    index: Math.max(0, index),
    isAtStart: strip.scrollLeft < 2,
    isAtEnd: strip.scrollLeft > range - 2,
    visible: strip.clientWidth / Math.max(1, strip.scrollWidth),
    offset: strip.scrollLeft / Math.max(1, strip.scrollWidth),
  };
}

function startOf(slide: HTMLElement, strip: HTMLElement): number {
  return slide.offsetLeft - strip.offsetLeft - Number.parseFloat(getComputedStyle(strip).paddingInlineStart);
}

function isSame(a: Position, b: Position): boolean {
  return (
    a.index === b.index &&
    a.isAtStart === b.isAtStart &&
    a.isAtEnd === b.isAtEnd &&
    a.visible === b.visible &&
    a.offset === b.offset
  );
}

function behaviour(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
