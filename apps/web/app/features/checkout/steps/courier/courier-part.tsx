import { HOUSE_MAX } from '@yahont/contracts/wire/limits.ts';
import { useEffect, useRef, useState } from 'react';
import type { Address, SuggestedAddress } from '@yahont/contracts/addresses/addresses.ts';
import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { formatDeliveryDate } from '@yahont/values/dates/city-time.ts';
import { suggestAddresses } from '#app/lib/api/address-suggestions.ts';
import { useTypedEarly } from '#app/base/forms/use-typed-early.ts';
import { positionText } from '#app/shop/words/position-text.ts';
import { Checkbox } from '#app/ui/choices/checkbox.tsx';
import { Chip } from '#app/ui/choices/chip.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { HOUSE_REASON, STREET_REASON } from '#app/shop/words/place-reasons.ts';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { classNames } from '#app/ui/parts/class-names.ts';
import { SuggestField } from '#app/ui/suggesting/suggest-field.tsx';
import { toOption } from '#app/shop/words/address-option.ts';
import { daysWithVisits } from '../../values/intervals.ts';
import { isHouse, isStreet } from '../../values/address-rules.ts';
import type { CheckoutValues } from '../../values/form-fields.ts';
import { ADDRESS_PART, addressPart, isSamePlace, type AddressPart } from '../../values/kept-addresses.ts';
import { courierDayText, courierPromise, todayPromise } from './courier-words.ts';
import { EarlyVisitPart } from './early-visit-part.tsx';
import { HoursField } from './hours-field.tsx';
import styles from '../fields.module.css';

/** The typed address, and the coordinates of the house. */
type Place = AddressPart & Pick<CheckoutValues, 'position'>;

type Props = {
  courier: CheckoutOptions['courier'];
  express: CheckoutOptions['express'];
  start: CheckoutValues;
  /** The shopper wants no calls. */
  noCalls: boolean;
  /** The chosen day. */
  date: string;
  /** The chosen day of an earlier visit. */
  earlyDate: string;
  today: string;
  city: { id: number; name: string };
  /** Addresses of the account in this city. */
  addresses: readonly Address[];
  /** Called after an address was chosen, which causes no input event. */
  onFilled: () => void;
};

/** Address, day and hours of the courier. CSS hides day and hours for same-day delivery. */
export function CourierPart({ courier, express, start, noCalls, date, earlyDate, ...rest }: Props) {
  const { today, city, addresses, onFilled } = rest;
  const { street, house, flat, position, addressNote } = start;
  const hasHours = courier.intervals.length > 0;
  const root = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place>({ street, house, flat, position, addressNote });
  const type = (typed: Partial<Place>) => setPlace({ ...place, ...typed });
  useTypedEarly(root, ADDRESS_PART, (typed) => {
    const isSameHouse = typed.street === street && typed.house === house;
    setPlace({ ...typed, position: isSameHouse ? position : '' });
  });
  const isFilled = useRef(false);
  const fill = (chosen: Partial<Place>) => {
    isFilled.current = true;
    type(chosen);
  };
  // The form reads its fields, which have the address only after this render.
  useEffect(() => {
    if (isFilled.current) onFilled();
    isFilled.current = false;
  });
  return (
    <div ref={root} className={styles.address}>
      <KeptAddresses
        addresses={addresses}
        place={place}
        onChoose={(address) => fill({ ...addressPart(address), position: positionText(address.position) })}
      />
      <SuggestField<SuggestedAddress>
        className={styles.street}
        label={`Улица, ${city.name}`}
        name="street"
        maxLength={200}
        value={place.street}
        isValid={isStreet}
        reason={STREET_REASON}
        from={2}
        topic={['street', city.id]}
        ask={async (text) => (await suggestAddresses(city.id, text)).items.map(toOption)}
        // Coordinates belong to the house that was chosen, not to text that is typed later.
        onType={(typed) => type({ street: typed, position: '' })}
        onChoose={(chosen) =>
          fill(
            chosen.house === ''
              ? { street: chosen.street, position: '' }
              : { street: chosen.street, house: chosen.house, position: positionText(chosen.position) },
          )
        }
      />
      <Field
        label="Дом, корпус"
        name="house"
        maxLength={HOUSE_MAX}
        value={place.house}
        onChange={(event) => type({ house: event.currentTarget.value, position: '' })}
        isValid={isHouse}
        reason={HOUSE_REASON}
      />
      <input type="hidden" name="position" value={place.position} />
      <Field
        label="Квартира"
        name="flat"
        maxLength={HOUSE_MAX}
        value={place.flat}
        onChange={(event) => type({ flat: event.currentTarget.value })}
      />
      <Field
        className={hasHours ? styles.wide : styles.street}
        label="Подъезд, этаж, домофон"
        name="addressNote"
        maxLength={500}
        value={place.addressNote}
        onChange={(event) => type({ addressNote: event.currentTarget.value })}
      />
      <VisitFields courier={courier} start={start} date={date} today={today} />
      <EarlyVisitPart courier={courier} start={start} date={earlyDate} restDate={date} today={today} />
      <Checkbox
        className={styles.wide}
        name="keepAddress"
        value="on"
        defaultChecked={start.keepAddress !== ''}
      >
        Запомнить адрес для следующих заказов
      </Checkbox>
      <p className={classNames(styles.note, styles.wide, styles.visit)}>{courierPromise(courier, noCalls)}</p>
      {express !== null && (
        <p className={classNames(styles.note, styles.wide, styles.today)}>{todayPromise(express)}</p>
      )}
    </div>
  );
}

type KeptProps = { addresses: readonly Address[]; place: Place; onChoose: (address: Address) => void };

function KeptAddresses({ addresses, place, onChoose }: KeptProps) {
  if (addresses.length === 0) return null;
  return (
    <div className={styles.kept} role="group" aria-label="Ваши адреса">
      {addresses.map((address) => (
        <Chip
          key={address.id}
          kind="plain"
          isSelected={isSamePlace(place, address)}
          onClick={() => onChoose(address)}
        >
          {address.title === '' ? `${address.street}, ${address.house}` : address.title}
        </Chip>
      ))}
    </div>
  );
}

/** Day and hours; a carrier chooses the day itself. */
function VisitFields({ courier, start, date, today }: Pick<Props, 'courier' | 'start' | 'date' | 'today'>) {
  const hasHours = courier.intervals.length > 0;
  return (
    <>
      {courier.isCarried ? (
        <>
          <input type="hidden" name="date" value={courier.dates[0] ?? ''} />
          <p className={classNames(styles.wide, styles.visit)}>
            Привезут {courierDayText(courier, courier.dates[0] ?? '')}
          </p>
        </>
      ) : (
        <SelectField
          className={classNames(hasHours ? styles.street : styles.day, styles.visit)}
          label="День доставки"
          name="date"
          defaultValue={start.date}
        >
          {daysWithVisits(courier).map((day) => (
            <option key={day} value={day}>
              {formatDeliveryDate(day, today)}
            </option>
          ))}
        </SelectField>
      )}
      {hasHours && (
        <HoursField
          className={classNames(styles.day, styles.visit)}
          label="Время"
          name="interval"
          start={start.interval}
          visits={courier}
          date={date}
        />
      )}
    </>
  );
}
