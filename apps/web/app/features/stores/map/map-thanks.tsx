import styles from './map-thanks.module.css';

/** Required by the Open Database License for everything drawn from OpenStreetMap. */
const OSM_THANKS = '©\u00A0участники OpenStreetMap';
const OSM_LICENCE = 'https://www.openstreetmap.org/copyright';
/** Required by CC BY-SA when metro lines are drawn. */
const METRO_THANKS = 'Метро: Metro4All, CC\u00A0BY-SA\u00A04.0, изменено';

type Props = { hasMetro: boolean };

/** Attribution of the map's data; their licences require it on the map itself. */
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
