import { HOUSE_MAX } from '@yahont/contracts/wire/limits.ts';
import { cleanTyped } from '@yahont/values/typed/typed-text.ts';
import { useRef, useState } from 'react';
import type { City } from '@yahont/contracts/locations/locations.ts';
import type { SuggestedAddress } from '@yahont/contracts/addresses/addresses.ts';
import { suggestAddresses } from '#app/lib/api/address-suggestions.ts';
import { findCitiesByName } from '#app/lib/api/cities.ts';
import { useTypedEarly } from '#app/base/forms/use-typed-early.ts';
import { positionText } from '#app/shop/words/position-text.ts';
import { Field } from '#app/ui/fields/field.tsx';
import { CITY_REASON, HOUSE_REASON, STREET_REASON } from '#app/shop/words/place-reasons.ts';
import { toOption } from '#app/shop/words/address-option.ts';
import { SuggestField } from '#app/ui/suggesting/suggest-field.tsx';
import { cityText, type AddressValues } from './address-values.ts';
import styles from './address-form.module.css';

type Place = Pick<AddressValues, 'city' | 'street' | 'house' | 'position'>;

/** The fields that the shopper types into. */
const TYPED = ['city', 'street', 'house'] as const;

type Props = {
  start: Place;
  /** City of `start`; 0 while it is not known. */
  cityId: number;
};

/** City, street and house: a choice in one field fills the others. */
export function PlaceFields({ start, cityId }: Props) {
  const [place, setPlace] = useState({ ...start, cityId });
  // Coordinates belong to the house that was chosen, not to text that is typed later.
  const type = (typed: Partial<typeof place>) => setPlace({ ...place, ...typed, position: '' });
  const hidden = useRef<HTMLInputElement>(null);
  useTypedEarly(hidden, TYPED, (typed) => {
    if (TYPED.some((name) => typed[name] !== place[name]))
      type({ ...typed, ...(typed.city === place.city ? {} : { cityId: 0 }) });
  });

  return (
    <>
      <SuggestField<City>
        className={styles.wide}
        label="Город"
        name="city"
        maxLength={200}
        isValid={(text) => cleanTyped(text) !== ''}
        reason={CITY_REASON}
        value={place.city}
        from={2}
        topic={['city']}
        ask={askCities}
        onType={(city) => type({ city, cityId: 0 })}
        onChoose={(city) => type({ city: cityText(city), cityId: city.id })}
      />
      <SuggestField<SuggestedAddress>
        className={styles.street}
        label="Улица"
        name="street"
        maxLength={200}
        isValid={(text) => cleanTyped(text).length >= 2}
        reason={STREET_REASON}
        value={place.street}
        from={place.cityId === 0 ? Number.POSITIVE_INFINITY : 2}
        topic={['street', place.cityId]}
        ask={async (text) => (await suggestAddresses(place.cityId, text)).items.map(toOption)}
        onType={(street) => type({ street })}
        onChoose={({ street, house, position }) =>
          setPlace({
            ...place,
            street,
            house: house === '' ? place.house : house,
            position: positionText(position),
          })
        }
      />
      <Field
        className={styles.house}
        label="Дом, корпус, строение"
        name="house"
        maxLength={HOUSE_MAX}
        isValid={(text) => cleanTyped(text) !== ''}
        reason={HOUSE_REASON}
        value={place.house}
        onChange={(event) => type({ house: event.currentTarget.value })}
      />
      <input ref={hidden} type="hidden" name="position" value={place.position} />
    </>
  );
}

async function askCities(text: string) {
  const cities = await findCitiesByName(text.slice(0, 100));
  return cities.slice(0, 7).map((city) => ({
    key: String(city.id),
    text: city.name,
    note: city.region === city.name ? '' : city.region,
    value: city,
  }));
}
