import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { hoursText } from '#app/shop/words/hours-text.ts';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { isIntervalFree } from '../../values/intervals.ts';

type Props = {
  label: string;
  name: 'interval' | 'earlyInterval';
  className?: string | undefined;
  /** Initially chosen hours, by their beginning. */
  start: string;
  visits: Pick<CheckoutOptions['courier'], 'dates' | 'intervals'>;
  /** The chosen day. */
  date: string;
};

/** The hours of a courier on a day; taken hours cannot be chosen. */
export function HoursField({ label, name, className, start, visits, date }: Props) {
  return (
    <SelectField
      className={className}
      label={label}
      name={name}
      defaultValue={start}
      isValid={(from) => isIntervalFree(visits, date, from)}
      reason="Это время уже заняли. Выберите другое."
    >
      {visits.intervals.map((interval) => {
        const isTaken = interval.takenOn.includes(date);
        return (
          <option key={interval.from} value={interval.from} disabled={isTaken}>
            {hoursText(interval)}
            {isTaken && ', занято'}
          </option>
        );
      })}
    </SelectField>
  );
}
