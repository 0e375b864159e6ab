import type { CSSProperties, ReactNode } from 'react';
import { A } from '#app/ui/buttons/link.tsx';
import type { Spot } from './plan/mercator.ts';
import type { PinOffset } from './plan/pin-offsets.ts';
import styles from './map-pin.module.css';

export type PinnedStore = { id: number; name: string; lat: number; lon: number };

type Props = {
  store: PinnedStore;
  number: number;
  isChosen: boolean;
  /** Address of the page with this store chosen; without it the pin is a picture. */
  href?: string | undefined;
  offset: PinOffset;
  /** Names the store below the chosen pin; false among many pins, where the name would cover some of them. */
  hasLabel: boolean;
  /** The balloon beside the chosen pin. */
  balloon?: ReactNode;
  onPress?: () => void;
};

/** Where a balloon fits: to the left or right of its pin, and whether it extends above or below the pin. */
export type BalloonPlace = { 'data-side': 'left' | 'right'; 'data-rise': '' | undefined };

/** A cut stone with the store's number; its lowest point marks the place. */
export function MapPin({ store, number, isChosen, href, offset, hasLabel, balloon, onPress }: Props) {
  const name = `${number}. ${store.name}`;
  const shared = { className: styles.pin, 'data-chosen': isChosen || undefined };
  const stone = <span className={styles.stone}>{number}</span>;
  return (
    <div className={styles.head} style={offsetStyle(offset)}>
      <i className={styles.thread} />
      {href === undefined ? (
        <span {...shared} role="img" aria-label={name}>
          {stone}
        </span>
      ) : (
        <A
          href={href}
          {...shared}
          aria-label={name}
          aria-current={isChosen || undefined}
          data-keep-scroll=""
          data-pin={store.id}
          onClick={onPress}
        >
          {stone}
        </A>
      )}
      {isChosen && hasLabel && (
        <span className={styles.label} aria-hidden="true">
          {store.name}
        </span>
      )}
      {balloon}
    </div>
  );
}

/** CSS variables with the offset from the true place to the pin, pixels. */
function offsetStyle({ narrow, wide }: PinOffset): CSSProperties {
  const variables: Record<`--${string}`, string> = { ...wayOf('narrow', narrow), ...wayOf('wide', wide) };
  return variables;
}

function wayOf(width: keyof PinOffset, { x, y }: Spot): Record<`--${string}`, string> {
  return {
    [`--${width}-dx`]: `${x}px`,
    [`--${width}-dy`]: `${y}px`,
    [`--${width}-length`]: `${Math.hypot(x, y).toFixed(1)}px`,
    [`--${width}-turn`]: `${Math.atan2(-y, -x).toFixed(3)}rad`,
  };
}
