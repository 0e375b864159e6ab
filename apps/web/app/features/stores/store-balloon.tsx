import { useEffect, useRef } from 'react';
import type { Store } from '@yahont/contracts/stores/stores.ts';
import { addressBeside } from '#app/lib/place-text.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import { routeLink } from './route-link.ts';
import type { BalloonPlace } from './store-map.tsx';
import { storeUrl } from './store-url.ts';
import styles from './store-balloon.module.css';

type Props = { store: Store; place: BalloonPlace; onClose: () => void };

/** Details of a store on the map; at its pin, on a phone at the lower edge of the map. */
export function StoreBalloon({ store, place, onClose }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  const { byKeyboard } = place;
  useEffect(() => {
    if (byKeyboard) link.current?.focus({ preventScroll: true });
  }, [byKeyboard, store.id]);
  const address = addressBeside(store);
  return (
    <section
      className={styles.root}
      style={place.style}
      data-still
      data-north={place.isNorth || undefined}
      data-west={place.isWest || undefined}
      aria-label={`Салон: ${store.name}`}
    >
      <A ref={link} href={storeUrl(store)} className={styles.name}>
        {store.name}
      </A>
      {address !== '' && <p>{address}</p>}
      <p className={styles.state} data-open={store.isOpenNow || undefined}>
        {store.openText}
      </p>
      <p className={styles.hours}>{store.hoursText}</p>
      <p>
        <A href={routeLink(store)} isExternal className={styles.route}>
          Маршрут
          <Icon name="arrow-right" size={16} />
        </A>
      </p>
      <button type="button" className={styles.close} aria-label="Закрыть" onClick={onClose}>
        <Icon name="close" size={16} />
      </button>
    </section>
  );
}
