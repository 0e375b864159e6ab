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

const START: Position = { index: 0, isAtStart: true, isAtEnd: false, visible: 0.34, offset: 0 };

/** Tracks a natively scrolled strip and moves it. */
export function useStrip(): Strip {
  const ref = useRef<HTMLUListElement>(null);
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
    const observer = new ResizeObserver(plan);
    observer.observe(strip);
    strip.addEventListener('scroll', plan, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      strip.removeEventListener('scroll', plan);
    };
  }, []);

  return {
    ref,
    ...position,
    goTo(index) {
      const slide = ref.current?.children[index];
      if (slide instanceof HTMLElement)
        ref.current?.scrollTo({ left: startOf(slide, ref.current), behavior: behaviour() });
    },
    page(direction) {
      ref.current?.scrollBy({ left: direction * ref.current.clientWidth * 0.9, behavior: behaviour() });
    },
  };
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
