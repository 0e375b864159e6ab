import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { formatDeliveryDate } from '@yahont/values/dates/city-time.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { Field } from '#app/ui/fields/field.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { isHouse, isStreet } from '../values/checkout-values.ts';
import type { CheckoutValues } from '../values/checkout-values.ts';
import styles from './fields.module.css';

type Props = {
  courier: CheckoutOptions['courier'];
  start: CheckoutValues;
  today: string;
  cityName: string;
};

/** Address and day of the courier. */
export function CourierPart({ courier, start, today, cityName }: Props) {
  return (
    <div className={styles.address}>
      <Field
        className={styles.street}
        label={`Улица, ${cityName}`}
        name="street"
        autoComplete="address-line1"
        maxLength={200}
        defaultValue={start.street}
        isValid={isStreet}
      />
      <Field label="Дом, корпус" name="house" maxLength={20} defaultValue={start.house} isValid={isHouse} />
      <Field label="Квартира" name="flat" maxLength={20} defaultValue={start.flat} />
      <Field
        className={styles.street}
        label="Подъезд, этаж, домофон"
        name="addressNote"
        maxLength={500}
        defaultValue={start.addressNote}
      />
      <SelectField className={styles.day} label="День доставки" name="date" defaultValue={start.date}>
        {courier.dates.map((date) => (
          <option key={date} value={date}>
            {formatDeliveryDate(date, today)}
          </option>
        ))}
      </SelectField>
      <p className={`${styles.note} ${styles.wide}`}>{promise(courier)}</p>
    </div>
  );
}

function promise({ price, freeFrom }: CheckoutOptions['courier']): string {
  const cost =
    price === 0
      ? 'Доставим бесплатно.'
      : `Доставка ${formatRoubles(price)}, от ${formatRoubles(freeFrom)} бесплатно.`;
  return nbsp(`${cost} Курьер позвонит за час и подождёт, пока вы примеряете.`);
}
