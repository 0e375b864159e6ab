import type { FocusEvent, KeyboardEvent } from 'react';
import { Icon } from '#app/ui/icons/icon.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import { storesUrl } from '../store-url.ts';
import styles from './city-choice.module.css';

type Props = {
  cities: readonly { id: number; name: string; code: string; count: number }[];
  current: string;
};

/** Cities with stores, in a `details` element, which also opens without scripts. */
export function CityChoice({ cities, current }: Props) {
  return (
    <nav aria-label="Города с салонами">
      {/* Keyed by the city: on the next city's page the list is closed again. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and focus come from the summary and the links */}
      <details key={current} className={styles.root} onKeyDown={closeByEscape} onBlur={closeWhenLeft}>
        <summary className={styles.summary}>
          <Icon name="pin" size={20} />
          {current}
          <Icon name="chevron-down" size={16} className={styles.arrow} />
        </summary>
        <ul className={styles.list}>
          {cities.map((city) => (
            <li key={city.id}>
              <A
                href={storesUrl(city.code)}
                className={styles.city}
                aria-current={city.name === current ? 'page' : undefined}
              >
                {city.name} <small>{city.count}</small>
              </A>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

function closeByEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}

function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
}
