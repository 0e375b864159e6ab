import type { ReactNode } from 'react';
import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { Segments } from '#app/ui/choices/segments.tsx';
import type { Segment } from '#app/ui/choices/segments.tsx';
import type { CheckoutValues } from '../values/checkout-values.ts';
import { CourierPart } from './courier-part.tsx';
import { PickupPart } from './pickup-part.tsx';
import styles from './delivery-step.module.css';

type Props = {
  options: CheckoutOptions;
  start: CheckoutValues;
  values: CheckoutValues;
  today: string;
  cityName: string;
  /** The map of stores with the chosen one highlighted; passed in because features must not import each other. */
  renderMap: (chosenId: number) => ReactNode;
};

/** Courier or store. Fields of the other choice are hidden by CSS only, so it works without scripts. */
export function DeliveryStep({ options, start, values, today, cityName, renderMap }: Props) {
  const { courier, pickup } = options;
  const courierDay = courier.dates[0];
  const pickupDay = pickup.map(({ readyDate }) => readyDate).toSorted()[0];
  const choices: Segment[] = [
    {
      value: 'courier',
      title: 'Курьер с\u00A0примеркой',
      note:
        courierDay === undefined ? undefined : `${formatDayMonth(courierDay)}, ${priceText(courier.price)}`,
    },
    {
      value: 'pickup',
      title: 'Салон «Яхонт»',
      note:
        pickupDay === undefined
          ? `${cityName}: салонов пока нет`
          : nbsp(`с ${formatDayMonth(pickupDay)}, бесплатно`),
      isDisabled: pickup.length === 0,
    },
  ];
  return (
    <div className={styles.root}>
      <Segments label="Способ получения" name="delivery" defaultValue={start.delivery} options={choices} />
      <div className={styles.courier}>
        <CourierPart courier={courier} start={start} today={today} cityName={cityName} />
      </div>
      {pickup.length > 0 && (
        <div className={styles.pickup}>
          <PickupPart
            pickup={pickup}
            start={start}
            chosenId={Number(values.storeId)}
            today={today}
            renderMap={renderMap}
          />
        </div>
      )}
    </div>
  );
}

function priceText(price: CheckoutOptions['courier']['price']): string {
  return price === 0 ? 'бесплатно' : formatRoubles(price);
}
