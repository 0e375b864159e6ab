import type { CSSProperties } from 'react';
import type { Arranged } from './geometry/arrange.ts';
import type { PlannedStore } from './geometry/plan.ts';
import styles from './map-pin.module.css';

export type PinLayouts = { narrow: Arranged; wide: Arranged };

type Props = {
  store: PlannedStore;
  layouts: PinLayouts;
  isMarked: boolean;
  isOpen: boolean;
  /** Makes the pin a button; `byKeyboard`: pressed without a pointer. */
  onPress?: ((byKeyboard: boolean) => void) | undefined;
  onPoint?: (() => void) | undefined;
  /** Focus by keyboard only: if a click moved the map, the pointer would miss the pin. */
  onKeyFocus?: (() => void) | undefined;
};

/**
 * A cut stone with the number of the store, and its name beside it; a line connects a moved pin with its true position.
 */
export function MapPin({ store, layouts, isMarked, isOpen, onPress, onPoint, onKeyFocus }: Props) {
  const name = `${store.number}. ${store.name}`;
  const isMoved = [layouts.narrow, layouts.wide].some(({ dx, dy }) => dx !== 0 || dy !== 0);
  const shared = { className: styles.pin, 'data-marked': isMarked || undefined };
  return (
    <div className={styles.spot} style={spotStyle(store.spot, layouts)} data-marked={isMarked || undefined}>
      {isMoved && <i className={styles.thread} />}
      <div className={styles.head}>
        {onPress ? (
          <button
            type="button"
            id={pinId(store.id)}
            {...shared}
            aria-label={name}
            aria-expanded={isOpen}
            onClick={({ detail }) => onPress(detail === 0)}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onPoint?.()}
            onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && onKeyFocus?.()}
          >
            <span className={styles.stone}>{store.number}</span>
          </button>
        ) : (
          <span {...shared} role="img" aria-label={name}>
            <span className={styles.stone}>{store.number}</span>
          </span>
        )}
        <span
          className={styles.label}
          data-narrow={layouts.narrow.side ?? 'none'}
          data-wide={layouts.wide.side ?? 'none'}
          aria-hidden="true"
        >
          {store.text}
        </span>
      </div>
    </div>
  );
}

export function pinId(id: number): string {
  return `store-pin-${id}`;
}

/** CSS variables: the position in kilometres and, for both widths, the pin's offset in pixels. */
export function spotStyle({ x, y }: { x: number; y: number }, { narrow, wide }: PinLayouts): CSSProperties {
  const variables: Record<`--${string}`, string> = {
    '--x': x.toFixed(4),
    '--y': y.toFixed(4),
    ...asideStyle('narrow', narrow),
    ...asideStyle('wide', wide),
  };
  return variables;
}

function asideStyle(width: 'narrow' | 'wide', { dx, dy }: Arranged): Record<`--${string}`, string> {
  return {
    [`--${width}-dx`]: `${dx}px`,
    [`--${width}-dy`]: `${dy}px`,
    [`--${width}-length`]: `${Math.hypot(dx, dy).toFixed(1)}px`,
    [`--${width}-turn`]: `${Math.atan2(dy, dx).toFixed(3)}rad`,
  };
}
