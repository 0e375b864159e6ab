import { METRO_THANKS, OSM_LICENCE, OSM_THANKS } from './thanks.ts';
import styles from './map-thanks.module.css';

type Props = { hasMetro: boolean };

/** Whose data the map is drawn from; their licences ask for it on the map itself. */
export function MapThanks({ hasMetro }: Props) {
  return (
    <p className={styles.root}>
      <a href={OSM_LICENCE} className={styles.link} rel="noopener noreferrer" target="_blank">
        {OSM_THANKS}
      </a>
      {hasMetro && <span>{METRO_THANKS}</span>}
    </p>
  );
}
