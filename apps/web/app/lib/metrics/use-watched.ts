import { useEffect, useRef, type RefObject } from 'react';
import { track, type CardPlace, type Promotion, type Watched } from './track.ts';
import type { ProductCard } from '@yahont/contracts/catalogue/cards.ts';

/** For the element of a card in a list: reports when it is seen and opened. Without a list nothing is reported. */
export function useWatchedCard(
  card: ProductCard,
  list: string | undefined,
  position: number,
): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (list === undefined) return;
    const place: CardPlace = { list, position };
    watch(ref.current, { kind: 'card', card, place });
  }, [card, list, position]);
  return ref;
}

/** For the element of a banner. */
export function useWatchedPromotion({ id, name, position }: Promotion): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    watch(ref.current, { kind: 'promotion', promotion: { id, name, position } });
  }, [id, name, position]);
  return ref;
}

function watch(element: Element | null, watched: Watched): void {
  if (element !== null) track({ kind: 'watch', element, watched });
}
