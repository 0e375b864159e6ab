import type { Watcher } from './recorder.ts';
import type { Watched } from './track.ts';

/** An element is seen when half of it is visible, or it fills half of the window. */
const ENOUGH = 0.5;
/** Elements that come into view within this time are reported together, milliseconds. */
const TOGETHER = 400;

type Eyes = { onSeen: (seen: readonly Watched[]) => void; onPress: (watched: Watched) => void };

/** Observes elements; each is seen at most once per page. */
export function watchElements({ onSeen, onPress }: Eyes): Watcher {
  const known = new WeakMap<Element, Watched>();
  const seenHere = new Set<string>();
  let batch: Watched[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function handOver(): void {
    clearTimeout(timer);
    timer = undefined;
    if (batch.length > 0) onSeen(batch);
    batch = [];
  }

  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        const watched = known.get(entry.target);
        if (watched === undefined || !entry.target.isConnected) observer.unobserve(entry.target);
        else if (isSeen(entry)) {
          observer.unobserve(entry.target);
          if (seenHere.has(keyOf(watched))) continue;
          seenHere.add(keyOf(watched));
          batch.push(watched);
          timer ??= setTimeout(handOver, TOGETHER);
        }
      }
    },
    { threshold: [0.1, 0.25, ENOUGH] },
  );

  function press(event: Event): void {
    const { target, currentTarget } = event;
    const isLink = target instanceof Element && target.closest('a[href]') !== null;
    const watched = currentTarget instanceof Element ? known.get(currentTarget) : undefined;
    if (isLink && watched !== undefined) onPress(watched);
  }

  return {
    watch(element, watched) {
      if (!known.has(element)) element.addEventListener('click', press);
      known.set(element, watched);
      if (!seenHere.has(keyOf(watched))) observer.observe(element);
    },
    turnPage() {
      handOver();
      seenHere.clear();
    },
  };
}

function isSeen({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry): boolean {
  const window = rootBounds?.height ?? Infinity;
  return intersectionRatio >= ENOUGH || intersectionRect.height >= window * ENOUGH;
}

function keyOf(watched: Watched): string {
  return watched.kind === 'card'
    ? `${watched.place.list} ${watched.card.id}`
    : `promotion ${watched.promotion.id}`;
}
