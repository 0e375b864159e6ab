import styles from './map-thanks.module.css';

/** Asked for by the Open Database License on everything that is drawn from OpenStreetMap. */
const OSM_THANKS = '©\u00A0участники OpenStreetMap';
const OSM_LICENCE = 'https://www.openstreetmap.org/copyright';
/** Asked for by CC BY-SA where the ways of the metro are drawn. */
const METRO_THANKS = 'Метро: Metro4All, CC\u00A0BY-SA\u00A04.0, изменено';

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
