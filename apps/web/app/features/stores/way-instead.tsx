import { addressBeside } from '#app/shop/words/place-text.ts';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { routeLink } from '#app/shop/visits/route-link.ts';
import styles from './way-instead.module.css';

type Props = {
  /** Undefined while none is chosen. */
  place: { name: string; address: string; metro: string; lat: number; lon: number } | undefined;
};

/** Replaces a map that would be pointless: the address, the station and directions to a store. */
export function WayInstead({ place }: Props) {
  if (place === undefined) return null;
  const address = addressBeside(place);
  return (
    <address className={styles.root}>
      <b>{place.name}</b>
      {address !== '' && <span>{address}</span>}
      {place.metro !== '' && (
        <span className={styles.metro}>
          <Icon name="metro" size={16} />
          {place.metro}
        </span>
      )}
      <ArrowLink href={routeLink(place)} isExternal>
        Построить маршрут
      </ArrowLink>
    </address>
  );
}
