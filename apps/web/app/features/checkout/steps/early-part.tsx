import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { formatDeliveryDate } from '@yahont/values/dates/city-time.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { Checkbox } from '#app/ui/choices/checkbox.tsx';
import { earlyIn } from '../values/early.ts';
import type { CheckoutValues } from '../values/form-fields.ts';
import { readyAndLater, TWO_ORDERS } from './early-words.ts';
import fields from './fields.module.css';

type Props = { options: CheckoutOptions; start: CheckoutValues; values: CheckoutValues; today: string };

/**
 * Offers the items that are ready in the chosen store as a separate order; renders nothing when all items
 * come together.
 */
export function EarlyPart({ options, start, values, today }: Props) {
  const place = earlyIn(values, options);
  if (place === null) return null;
  const { date, readyDate } = place;
  const [early, whole] = [formatDeliveryDate(date, today), formatDeliveryDate(readyDate, today)];
  return (
    <div className={fields.choice}>
      <Checkbox name="readyFirst" value="on" defaultChecked={start.readyFirst !== ''}>
        {nbsp(`Забрать готовые изделия раньше, отдельным заказом: ${early}`)}
      </Checkbox>
      <p className={fields.note}>
        {nbsp(readyAndLater(place, { where: 'салоне', day: whole }))} {nbsp(TWO_ORDERS)}
      </p>
    </div>
  );
}
