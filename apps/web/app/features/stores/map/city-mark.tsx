import { countOf } from '@yahont/values/text/plural.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { storesUrl } from '../store-url.ts';
import styles from './city-mark.module.css';

export type MarkedCity = { id: number; name: string; code: string; count: number; lat: number; lon: number };

type Props = { city: MarkedCity; isCurrent: boolean };

/**
 * The stores of a city as one mark, for a map of a large part of the country; it links to the city's stores.
 */
export function CityMark({ city: { name, code, count }, isCurrent }: Props) {
  return (
    <A
      href={storesUrl(code)}
      className={styles.root}
      data-current={isCurrent || undefined}
      aria-label={`${name}: ${countOf(count, ['салон', 'салона', 'салонов'])}`}
    >
      <span className={styles.stone}>{count}</span>
    </A>
  );
}
