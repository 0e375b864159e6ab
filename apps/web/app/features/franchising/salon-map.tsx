import { isOnMap, isOpen, type SalonMap as Map } from './salon-cities.ts';
import russia from './russia.svg?no-inline';
import styles from './salon-map.module.css';

type Props = { map: Map };

/**
 * Cities with a store as dots, cities that wait for a partner as rings. The list beside the map has the same
 * information as text.
 */
export function SalonMap({ map: { cities, regions } }: Props) {
  const shown = cities.filter(isOnMap);
  return (
    <figure className={styles.root}>
      <svg className={styles.map} viewBox="0 0 1000 545" aria-hidden="true">
        {regions.map(({ id, hasStore }) => (
          <use key={id} href={`${russia}#${id}`} className={hasStore ? styles.home : styles.land} />
        ))}
        {shown.map((city) => (
          <circle
            key={city.name}
            cx={city.x}
            cy={city.y}
            r="3.4"
            className={isOpen(city) ? styles.open : styles.taken}
          />
        ))}
      </svg>
      <figcaption className={styles.legend}>
        <span data-dot="taken">салоны «Яхонта»</span>
        <span data-dot="open">ждём партнёра</span>
      </figcaption>
    </figure>
  );
}
