import { useEffect, useEffectEvent, useRef } from 'react';
import type { StoreDetails } from '@yahont/contracts/stores/stores.ts';
import { addressBeside } from '#app/shop/words/place-text.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { routeLink } from '#app/shop/visits/route-link.ts';
import { visitLink } from '../visit-link.ts';
import type { BalloonPlace } from './map-pin.tsx';
import styles from './map-balloon.module.css';

type Props = {
  store: StoreDetails;
  place: BalloonPlace;
  /** `isByKey`: return the focus to the pin. */
  onClose: (isByKey: boolean) => void;
};

/**
 * The balloon beside the chosen pin: name, address, hours and directions. Shown only on a wide map: on a
 * phone the chosen row below the map has the same content. Escape closes it while the focus is on the map or
 * nowhere.
 */
export function MapBalloon({ store, place, onClose }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const closeByKey = useEffectEvent((event: KeyboardEvent) => {
    const { activeElement, body } = document;
    const map = root.current?.closest('[role="group"][data-map]');
    if (event.key !== 'Escape' || event.defaultPrevented || root.current?.offsetParent === null) return;
    if (activeElement === body || map?.contains(activeElement) === true) onClose(true);
  });
  // The document is outside React.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => closeByKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const address = addressBeside(store);
  const visit = visitLink(store);
  return (
    <div ref={root} className={styles.root} role="group" aria-label={store.name} {...place}>
      <p className={styles.name}>{store.name}</p>
      {address !== '' && <p className={styles.fact}>{address}</p>}
      {store.metro !== '' && (
        <p className={styles.metro}>
          <Icon name="metro" size={16} />
          {store.metro}
        </p>
      )}
      <p className={styles.hours} data-open={store.isOpenNow || undefined}>
        {store.openText}
      </p>
      <div className={styles.actions}>
        <ButtonLink href={routeLink(store)} isExternal>
          Построить маршрут
        </ButtonLink>
        {visit !== null && (
          <A href={visit} className={styles.visit}>
            Записаться
          </A>
        )}
      </div>
      <button
        type="button"
        className={styles.close}
        aria-label={`Закрыть: ${store.name}`}
        onClick={({ detail }) => onClose(detail === 0)}
      >
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}
