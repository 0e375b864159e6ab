import { useState, type KeyboardEvent, type ReactNode } from 'react';
import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { formatDeliveryDate } from '@yahont/values/dates/city-time.ts';
import { addressBeside } from '#app/lib/place-text.ts';
import choice from '#app/ui/choices/choice.module.css';
import { Icon } from '#app/ui/icons/icon.tsx';
import { RadioGroup } from '#app/ui/choices/radio-group.tsx';
import type { CheckoutValues } from '../values/checkout-values.ts';
import styles from './pickup-part.module.css';

type Place = CheckoutOptions['pickup'][number];
type Props = {
  pickup: readonly Place[];
  start: CheckoutValues;
  chosenId: number;
  today: string;
  renderMap: (chosenId: number) => ReactNode;
};

/** A list of this many stores has a search field. */
const SEARCH_FROM = 5;

/** The stores of the city, with list and map side by side. */
export function PickupPart({ pickup, start, chosenId, today, renderMap }: Props) {
  const [query, setQuery] = useState('');
  return (
    <div className={styles.root}>
      <div className={styles.list}>
        {pickup.length >= SEARCH_FROM && (
          <input
            type="search"
            className={styles.search}
            placeholder="Улица или станция метро"
            aria-label="Найти салон по улице или станции метро"
            autoComplete="off"
            onChange={(event) => setQuery(event.currentTarget.value)}
            onKeyDown={stayHere}
          />
        )}
        <RadioGroup legend="Салон" name="storeId" className={styles.stores}>
          {pickup.map((place, index) => (
            <StoreChoice
              key={place.store.id}
              place={place}
              number={index + 1}
              isHidden={!matches(place, query)}
              isChosenFirst={String(place.store.id) === start.storeId}
              today={today}
            />
          ))}
          {!pickup.some((place) => matches(place, query)) && <p className={styles.none}>Таких салонов нет</p>}
        </RadioGroup>
      </div>
      <div className={styles.map}>{renderMap(chosenId)}</div>
    </div>
  );
}

type ChoiceProps = {
  place: Place;
  number: number;
  isHidden: boolean;
  isChosenFirst: boolean;
  today: string;
};

function StoreChoice({ place, number, isHidden, isChosenFirst, today }: ChoiceProps) {
  const { store, readyDate, isAllInStore } = place;
  const facts = [store.metro, store.openText].filter((fact) => fact !== '');
  const address = addressBeside(store);
  return (
    <label className={styles.store} hidden={isHidden}>
      <input
        type="radio"
        className={choice.dot}
        name="storeId"
        value={store.id}
        defaultChecked={isChosenFirst}
      />
      <span className={styles.facts}>
        <b className={styles.name}>{store.name}</b>
        {address !== '' && <span>{address}</span>}
        <span>{facts.join(' · ')}</span>
        <span className={styles.ready} data-here={isAllInStore || undefined}>
          {isAllInStore && <Icon name="check" size={14} />}
          {isAllInStore ? 'Готово' : 'Привезём'} {formatDeliveryDate(readyDate, today)}
        </span>
      </span>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
    </label>
  );
}

function matches({ store }: Place, query: string): boolean {
  const sought = query.trim().toLowerCase().replaceAll('ё', 'е');
  const place = `${store.name} ${store.address} ${store.metro}`.toLowerCase().replaceAll('ё', 'е');
  return place.includes(sought);
}

/** Enter in the search field must not submit the order. */
function stayHere(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}
