import { useState, type KeyboardEvent, type ReactNode } from 'react';
import type { CheckoutOptions } from '@yahont/contracts/orders.ts';
import { formatDeliveryDate } from '@yahont/values/city-time.ts';
import { addressBeside } from '#app/lib/place-text.ts';
import choice from '#app/ui/choice.module.css';
import { Icon } from '#app/ui/icon.tsx';
import { INPUT_ERROR } from '#app/ui/field-frame.tsx';
import text from '#app/ui/text.module.css';
import type { CheckoutValues } from './checkout-values.ts';
import styles from './pickup-part.module.css';

type Place = CheckoutOptions['pickup'][number];
type Props = {
  pickup: readonly Place[];
  start: CheckoutValues;
  chosenId: number;
  isWrong: boolean;
  today: string;
  renderMap: (chosenId: number) => ReactNode;
};

/** From so many shops on a list is worth searching. */
const SEARCH_FROM = 5;

/** The shops of the city, list and map side by side. */
export function PickupPart({ pickup, start, chosenId, isWrong, today, renderMap }: Props) {
  const [query, setQuery] = useState('');
  return (
    <div className={styles.root}>
      <fieldset className={styles.list}>
        <legend className={text.hidden}>Салон</legend>
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
        {pickup.map((place, index) => (
          <StoreChoice
            key={place.store.id}
            place={place}
            number={index + 1}
            isHidden={!matches(place, query)}
            isChosenFirst={String(place.store.id) === start.storeId}
            isWrong={isWrong}
            today={today}
          />
        ))}
        {!pickup.some((place) => matches(place, query)) && <p className={styles.none}>Таких салонов нет</p>}
        {isWrong && (
          <p className={styles.error} role="alert">
            {INPUT_ERROR}
          </p>
        )}
      </fieldset>
      <div className={styles.map}>{renderMap(chosenId)}</div>
    </div>
  );
}

type ChoiceProps = {
  place: Place;
  number: number;
  isHidden: boolean;
  isChosenFirst: boolean;
  isWrong: boolean;
  today: string;
};

function StoreChoice({ place, number, isHidden, isChosenFirst, isWrong, today }: ChoiceProps) {
  const { store, readyDate, isAllInStore } = place;
  const hours = store.closesAt ?? store.hoursText;
  const facts = [store.metro, hours].filter((fact) => fact !== '');
  const address = addressBeside(store);
  return (
    <label className={styles.store} hidden={isHidden}>
      <input
        type="radio"
        className={choice.dot}
        name="storeId"
        value={store.id}
        defaultChecked={isChosenFirst}
        data-invalid={isWrong || undefined}
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

/** Enter in the search must not send the order. */
function stayHere(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}
