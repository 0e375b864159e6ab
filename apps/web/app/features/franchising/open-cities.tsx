import { cleanTyped } from '@yahont/values/typed/typed-text.ts';
import { useState } from 'react';
import { groupDigits, NBSP } from '@yahont/values/digits.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { Field } from '#app/ui/fields/field.tsx';
import { findSalonCity } from '@yahont/values/leads/salon-city.ts';
import { isOpen, type SalonCity } from './salon-cities.ts';
import text from '#app/ui/text/text.module.css';
import styles from './open-cities.module.css';

/** The list shows this many cities; the search finds the others too. */
const LISTED = 24;

type Props = { cities: readonly SalonCity[] };

/** Cities without a store, and whether the visitor's own city is one of them. */
export function OpenCities({ cities }: Props) {
  const [typed, setTyped] = useState('');
  const open = cities.filter(isOpen);
  return (
    <div className={styles.root}>
      <div className={styles.ask}>
        <Field
          label="Ваш город"
          list="salon-cities"
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <p className={styles.answer} role="status">
          {answerTo(typed, findSalonCity(cities, typed))}
        </p>
      </div>
      <ul className={styles.list}>
        {open.slice(0, LISTED).map(({ name, population }) => (
          <li key={name}>
            {name}{' '}
            <span>
              {groupDigits(String(Math.round(population / 1000)))}
              {NBSP}тыс.
            </span>
          </li>
        ))}
      </ul>
      {open.length > LISTED && (
        <p className={text.note}>
          И&nbsp;ещё {countOf(open.length - LISTED, ['город', 'города', 'городов'])}: спросите о&nbsp;своём
        </p>
      )}
    </div>
  );
}

function answerTo(text: string, city: SalonCity | null): string {
  if (cleanTyped(text).length < 2) return 'Напишите название: скажем, свободен ли город.';
  if (city === null) return 'Город пока не\u00A0рассматриваем: ищем от\u00A0ста тысяч жителей.';
  if (isOpen(city)) return `${city.name} свободен: ждём партнёра ${city.where}.`;
  const salons = countOf(city.storeCount, ['салон', 'салона', 'салонов']);
  return `${city.name} занят: ${city.where} уже ${salons}. Предложим соседний город.`;
}
