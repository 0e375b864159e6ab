import { nbsp } from '@yahont/values/text/typography.ts';
import { useState, type ReactNode } from 'react';
import type { CourierHours } from '@yahont/contracts/returns/returns.ts';
import type { ReturnWay } from '@yahont/contracts/returns/return-lists.ts';
import { RETURN_ADDRESS_MAX } from '@yahont/contracts/wire/limits.ts';
import type { Store } from '@yahont/contracts/stores/stores.ts';
import { formatDeliveryDate } from '@yahont/values/dates/city-time.ts';
import { hoursText } from '#app/shop/words/hours-text.ts';
import { addressBeside } from '#app/shop/words/place-text.ts';
import { RadioCard } from '#app/ui/choices/radio-card.tsx';
import { RadioGroup } from '#app/ui/choices/radio-group.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import choice from '#app/ui/choices/choice.module.css';
import text from '#app/ui/text/text.module.css';
import { isAddress, needs, type ReturnValues } from './return-values.ts';
import styles from './way-part.module.css';

type Props = {
  values: ReturnValues;
  stores: readonly Store[];
  cityIn: string;
  courierDates: readonly string[];
  /** Empty: the courier comes at any time of the day. */
  courierHours: readonly CourierHours[];
  today: string;
  renderMap: (chosenId: number) => ReactNode;
};

/**
 * A store from the list, a courier with address and day, or a parcel. Without scripts all fields are open.
 * CSS shows who pays for the parcel, by the chosen reason: by law the shop pays for a fault or a wrong piece.
 */
export function WayPart({ values, stores, cityIn, courierDates, courierHours, today, renderMap }: Props) {
  const [way, setWay] = useState<string>(values.way);
  const wayOf = (value: ReturnWay) => ({
    name: 'way',
    value,
    defaultChecked: values.way === value,
    onChange: () => setWay(value),
  });
  return (
    <div className={styles.root}>
      <RadioGroup legend="Как вернёте" name="way" className={styles.ways}>
        {stores.length > 0 && (
          <RadioCard
            {...wayOf('store')}
            title="В&nbsp;салоне, бесплатно"
            note={`Любой ${cityIn}. Проверим при\u00A0вас`}
          />
        )}
        {courierDates.length > 0 && (
          <RadioCard
            {...wayOf('courier')}
            title="Заберёт курьер, бесплатно"
            note="Пломба и&nbsp;опись на&nbsp;месте"
          />
        )}
        <RadioCard
          {...wayOf('post')}
          title="Почтой"
          note={
            <>
              Ценная посылка с&nbsp;описью, ярлык с&nbsp;адресом дадим.{' '}
              <span className={styles.byBuyer}>Отправку оплачиваете вы.</span>
              <span className={styles.byShop}>
                Отправку оплачиваем мы: вернём её стоимость по&nbsp;квитанции.
              </span>
            </>
          }
        />
      </RadioGroup>
      {stores.length > 0 && (
        <StoreFields values={values} stores={stores} isOpen={needs(way, 'storeId')} renderMap={renderMap} />
      )}
      {courierDates.length > 0 && (
        <CourierFields
          values={values}
          courierDates={courierDates}
          courierHours={courierHours}
          today={today}
          isOpen={needs(way, 'address')}
        />
      )}
    </div>
  );
}

type StoreProps = Pick<Props, 'values' | 'stores' | 'renderMap'> & { isOpen: boolean };

function StoreFields({ values, stores, isOpen, renderMap }: StoreProps) {
  const [storeId, setStoreId] = useState(Number(values.storeId));
  return (
    <div className={styles.part} data-folded={!isOpen || undefined}>
      <RadioGroup
        legend="Салон"
        name="storeId"
        reason={nbsp('Выберите салон, в который отнесёте украшение')}
        className={styles.stores}
      >
        {stores.map((store) => (
          <label key={store.id} className={styles.store}>
            <span className={text.hidden}>Салон</span>
            <input
              type="radio"
              name="storeId"
              value={store.id}
              className={choice.dot}
              defaultChecked={values.storeId === String(store.id)}
              onChange={() => setStoreId(store.id)}
            />
            <span className={styles.text}>
              <b>{store.name}</b>
              <small>
                {[addressBeside(store), store.metro, store.openText]
                  .filter((part) => part !== '')
                  .join(' · ')}
              </small>
            </span>
          </label>
        ))}
      </RadioGroup>
      <div className={styles.map}>{isOpen && renderMap(storeId)}</div>
    </div>
  );
}

type CourierProps = Pick<Props, 'values' | 'courierDates' | 'courierHours' | 'today'> & { isOpen: boolean };

function CourierFields({ values, courierDates, courierHours, today, isOpen }: CourierProps) {
  return (
    <div className={styles.part} data-folded={!isOpen || undefined}>
      <Field
        label="Адрес: улица, дом, квартира"
        name="address"
        autoComplete="street-address"
        maxLength={RETURN_ADDRESS_MAX}
        defaultValue={values.address}
        isValid={isAddress}
        reason={nbsp('Впишите улицу, дом и квартиру')}
      />
      <SelectField label="День" name="date" defaultValue={values.date || courierDates[0]}>
        {courierDates.map((date) => (
          <option key={date} value={date}>
            {formatDeliveryDate(date, today)}
          </option>
        ))}
      </SelectField>
      {courierHours.length > 0 && (
        <SelectField label="Время" name="interval" defaultValue={values.interval}>
          <option value="">В любое время дня</option>
          {courierHours.map((hours) => (
            <option key={hours.from} value={hours.from}>
              {hoursText(hours)}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}
