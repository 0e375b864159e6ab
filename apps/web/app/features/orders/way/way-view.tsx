import { useEffect, useRef } from 'react';
import type { ParcelWay } from '@yahont/contracts/orders/parcel-way.ts';
import type { CityClock } from '../story/order-sentence.ts';
import { Story } from '../story/story.tsx';
import { carrierLine, waySentence, wayStory } from './way-words.ts';
import styles from './way-view.module.css';

type Props = { way: ParcelWay; clock: CityClock };

/**
 * The tracking of a parcel: a sentence, the steps, and its place at the carrier. It gets the focus, because
 * it is the answer to the form.
 */
export function WayView({ way, clock }: Props) {
  const root = useRef<HTMLElement>(null);
  // The focus is outside React.
  useEffect(() => root.current?.focus(), [way]);
  const carrier = carrierLine(way, clock);
  return (
    <article ref={root} tabIndex={-1} className={styles.root} aria-label={`Путь заказа ${way.number}`}>
      <p className={styles.number}>№&nbsp;{way.number}</p>
      <h3 className={styles.sentence}>{waySentence(way, clock.today)}</h3>
      <Story steps={wayStory(way, clock)} label="Путь заказа" />
      {carrier !== null && <p className={styles.carrier}>{carrier}</p>}
    </article>
  );
}
