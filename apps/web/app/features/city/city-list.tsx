import type { City } from '@yahont/contracts/locations/locations.ts';
import { plural } from '@yahont/values/text/plural.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import text from '#app/ui/text/text.module.css';
import styles from './city-list.module.css';

type Props = { cities: readonly City[]; currentId: number; onChoose: (city: City) => void };

/** Buttons for cities, in columns; the area has the same height for any number of cities. */
export function CityList({ cities, currentId, onChoose }: Props) {
  return (
    <ul className={styles.root}>
      {cities.map((city) => (
        <li key={city.id}>
          <button
            type="button"
            className={styles.city}
            aria-current={city.id === currentId || undefined}
            onClick={() => onChoose(city)}
          >
            <span>{city.name}</span>
            {city.id === currentId ? <Icon name="check" size={18} /> : <Note city={city} />}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Number of stores in the city, or what distinguishes it from cities of the same name. */
function Note({ city: { name, region, additionalInfo } }: { city: City }) {
  const { storeCount } = additionalInfo;
  if (storeCount === 0) return region !== name && <small>{region}</small>;
  return (
    <small data-count>
      {storeCount}
      <span className={text.hidden}> {plural(storeCount, ['салон', 'салона', 'салонов'])}</span>
    </small>
  );
}
