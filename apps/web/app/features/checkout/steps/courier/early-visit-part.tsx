import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { formatDeliveryDate } from '@yahont/values/dates/city-time.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { Checkbox } from '#app/ui/choices/checkbox.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { classNames } from '#app/ui/parts/class-names.ts';
import type { CheckoutValues } from '../../values/form-fields.ts';
import { earlyVisits } from '../../values/early.ts';
import { daysWithVisits } from '../../values/intervals.ts';
import { HoursField } from './hours-field.tsx';
import { readyAndLater, TWO_ORDERS } from '../early-words.ts';
import styles from '../fields.module.css';

type Props = {
  courier: CheckoutOptions['courier'];
  start: Pick<CheckoutValues, 'early' | 'earlyDate' | 'earlyInterval'>;
  /** The chosen day of the earlier visit. */
  date: string;
  /** The chosen day of the main visit. */
  restDate: string;
  today: string;
};

/**
 * Offers an earlier visit, as a separate order, with the items that are ready before the rest; renders
 * nothing when all items come together. CSS hides day and hours until the shopper wants the visit.
 */
export function EarlyVisitPart({ courier, start, date, restDate, today }: Props) {
  if (courier.early === null) return null;
  const visits = earlyVisits(courier);
  const days = daysWithVisits(visits);
  const [first] = days;
  if (first === undefined) return null;
  const hasHours = visits.intervals.length > 0;
  return (
    <div className={classNames(styles.choice, styles.wide, styles.visit)}>
      <Checkbox name="early" value="on" defaultChecked={start.early !== ''}>
        {nbsp(`Привезти готовые изделия раньше, отдельным заказом: ${formatDeliveryDate(first, today)}`)}
      </Checkbox>
      <p className={styles.note}>
        {nbsp(readyAndLater(courier.early, { where: 'городе', day: formatDeliveryDate(restDate, today) }))}{' '}
        {nbsp(`Второй приезд курьера бесплатный. ${TWO_ORDERS}`)}
      </p>
      <div className={classNames(styles.address, styles.early)}>
        <SelectField
          className={hasHours ? styles.street : styles.wide}
          label="День первой доставки"
          name="earlyDate"
          defaultValue={start.earlyDate}
        >
          {days.map((day) => (
            <option key={day} value={day}>
              {formatDeliveryDate(day, today)}
            </option>
          ))}
        </SelectField>
        {hasHours && (
          <HoursField
            className={styles.day}
            label="Время первой доставки"
            name="earlyInterval"
            start={start.earlyInterval}
            visits={visits}
            date={date}
          />
        )}
      </div>
    </div>
  );
}
