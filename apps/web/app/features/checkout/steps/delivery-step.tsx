import type { ReactNode } from 'react';
import type { Address } from '@yahont/contracts/addresses/addresses.ts';
import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { Segments } from '#app/ui/choices/segments.tsx';
import type { Segment } from '#app/ui/choices/segments.tsx';
import type { CheckoutValues } from '../values/checkout-values.ts';
import { firstVisit } from '../values/intervals.ts';
import { CourierPart } from './courier/courier-part.tsx';
import { courierDayText, courierTitle } from './courier/courier-words.ts';
import { EarlyPart } from './early-part.tsx';
import { pointChoices, storeChoices } from './place-choices.ts';
import { PlacesPart } from './places-part.tsx';
import { ReceiverPart } from './receiver-part.tsx';
import text from '#app/ui/text/text.module.css';
import styles from './delivery-step.module.css';

/** Draws a map with the chosen place highlighted, by the value of its field: the id of a store, the code of a point. */
export type Maps = Readonly<Record<'pickup' | 'point', (chosen: string) => ReactNode>>;

type Props = {
  options: CheckoutOptions;
  start: CheckoutValues;
  values: CheckoutValues;
  today: string;
  city: { id: number; name: string };
  /** Addresses of the account in this city. */
  addresses: readonly Address[];
  onFilled: () => void;
  /** Passed in because features must not import each other. */
  maps: Maps;
};

const PLACEHOLDER = 'Улица или станция метро';
const STORE_SEARCH = {
  label: 'Найти салон по улице или станции метро',
  placeholder: PLACEHOLDER,
  none: 'Таких салонов нет',
};
const POINT_SEARCH = {
  label: 'Найти пункт выдачи по улице или станции метро',
  placeholder: PLACEHOLDER,
  none: 'Таких пунктов нет',
};
const POINT_TERMS = 'Заказ в пункт выдачи оплачивают сразу. При получении понадобится паспорт.';

/** Courier, courier of today, store or point of a carrier. Fields of the other choice are hidden by CSS only, so it works without scripts. */
export function DeliveryStep({ options, start, values, today, maps, ...courierProps }: Props) {
  const cityName = courierProps.city.name;
  const { courier, express, pickup, point } = options;
  const { date: courierDay } = firstVisit(courier);
  const pickupDay = pickup.map(({ readyDate }) => readyDate).toSorted()[0];
  const choices: Segment[] = [
    {
      value: 'courier',
      title: courierTitle(courier),
      note:
        courierDay === ''
          ? undefined
          : nbsp(`${courierDayText(courier, courierDay)}, ${priceText(courier.price)}`),
    },
    ...(express === null
      ? []
      : [
          {
            value: 'express',
            title: 'Курьер сегодня',
            note: nbsp(`до ${express.by}, ${priceText(express.price)}`),
          },
        ]),
    {
      value: 'pickup',
      title: 'Салон «Яхонт»',
      note:
        pickupDay === undefined
          ? `${cityName}: салонов пока нет`
          : nbsp(`с ${formatDayMonth(pickupDay)}, бесплатно`),
      isDisabled: pickup.length === 0,
    },
    ...(point === null
      ? []
      : [
          {
            value: 'point',
            title: 'Пункт выдачи',
            note: nbsp(`с ${formatDayMonth(point.date)}, ${priceText(point.price)}`),
          },
        ]),
  ];
  return (
    <div className={styles.root}>
      <Segments label="Способ получения" name="delivery" defaultValue={start.delivery} options={choices} />
      <div className={styles.courier}>
        <CourierPart
          noCalls={values.noCalls !== ''}
          courier={courier}
          express={express}
          start={start}
          date={values.date}
          earlyDate={values.earlyDate}
          today={today}
          {...courierProps}
        />
      </div>
      {pickup.length > 0 && (
        <div className={styles.pickup}>
          <PlacesPart
            legend="Салон"
            name="storeId"
            places={storeChoices(pickup, today)}
            start={start.storeId}
            search={STORE_SEARCH}
            map={maps.pickup(values.storeId)}
          />
          <EarlyPart key={values.storeId} options={options} start={start} values={values} today={today} />
        </div>
      )}
      {point !== null && (
        <div className={styles.point}>
          <PlacesPart
            legend="Пункт выдачи"
            name="pointCode"
            places={pointChoices(point, today)}
            start={start.pointCode}
            search={POINT_SEARCH}
            map={maps.point(values.pointCode)}
          />
          <p className={text.note}>{nbsp(POINT_TERMS)}</p>
        </div>
      )}
      <ReceiverPart start={start} />
    </div>
  );
}

function priceText(price: CheckoutOptions['courier']['price']): string {
  return price === 0 ? 'бесплатно' : formatRoubles(price);
}
