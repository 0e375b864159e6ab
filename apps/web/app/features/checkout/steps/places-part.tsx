import { cleanTyped } from '@yahont/values/typed/typed-text.ts';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import choice from '#app/ui/choices/choice.module.css';
import { Icon } from '#app/ui/icons/icon.tsx';
import { RadioGroup } from '#app/ui/choices/radio-group.tsx';
import styles from './places-part.module.css';

/** Empty when the title already contains it. */
export type PlaceChoice = {
  value: string;
  title: string;
  /** Empty when the title says it. */
  address: string;
  facts: string;
  /** «Готово сегодня, 20 ноября» */
  ready: string;
  /** All items are already there. */
  isHere: boolean;
};
type Props = {
  legend: string;
  /** Name of the field. */
  name: string;
  places: readonly PlaceChoice[];
  /** The initially chosen place. */
  start: string;
  search: { label: string; placeholder: string; none: string };
  map: ReactNode;
};

/** A list of this many places has a search field. */
const SEARCH_FROM = 5;

/** Places of the city, with list and map side by side. */
export function PlacesPart({ legend, name, places, start, search, map }: Props) {
  const [query, setQuery] = useState('');
  return (
    <div className={styles.root}>
      <div className={styles.list}>
        {places.length >= SEARCH_FROM && (
          <input
            type="search"
            className={styles.search}
            placeholder={search.placeholder}
            aria-label={search.label}
            autoComplete="off"
            onChange={(event) => setQuery(event.currentTarget.value)}
            onKeyDown={stayHere}
          />
        )}
        <RadioGroup legend={legend} name={name} className={styles.stores}>
          {places.map((place, index) => (
            <Place
              key={place.value}
              name={name}
              place={place}
              number={index + 1}
              isHidden={!matches(place, query)}
              isChosenFirst={place.value === start}
            />
          ))}
          {!places.some((place) => matches(place, query)) && <p className={styles.none}>{search.none}</p>}
        </RadioGroup>
      </div>
      <div className={styles.map}>{map}</div>
    </div>
  );
}

type PlaceProps = {
  name: string;
  place: PlaceChoice;
  number: number;
  isHidden: boolean;
  isChosenFirst: boolean;
};

function Place({ name, place, number, isHidden, isChosenFirst }: PlaceProps) {
  const { value, title, address, facts, ready, isHere } = place;
  return (
    <label className={styles.store} hidden={isHidden}>
      <input type="radio" className={choice.dot} name={name} value={value} defaultChecked={isChosenFirst} />
      <span className={styles.facts}>
        <b className={styles.name}>{title}</b>
        {address !== '' && <span>{address}</span>}
        <span>{facts}</span>
        <span className={styles.ready} data-here={isHere || undefined}>
          {isHere && <Icon name="check" size={14} />}
          {ready}
        </span>
      </span>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
    </label>
  );
}

function matches({ title, address, facts }: PlaceChoice, query: string): boolean {
  const sought = cleanTyped(query).toLowerCase().replaceAll('ё', 'е');
  return `${title} ${address} ${facts}`.toLowerCase().replaceAll('ё', 'е').includes(sought);
}

/** Enter in the search field must not submit the order. */
function stayHere(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}
