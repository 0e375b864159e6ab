import { formatDeliveryDate } from '@yahont/values/dates/city-time.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { ZERO } from '@yahont/values/money.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { placeText } from '#app/shop/words/place-text.ts';
import styles from '../steps/delivery-step.module.css';
import { EarlyPart } from '../steps/early-part.tsx';
import { storeChoices } from '../steps/place-choices.ts';
import { PlacesPart } from '../steps/places-part.tsx';
import { isDivided } from '../values/early.ts';
import type { CheckoutKind } from './checkout-kind.ts';

const SEARCH = {
  label: 'Найти салон по улице или станции метро',
  placeholder: 'Улица или станция метро',
  none: 'Таких салонов нет',
};

export const pickup = {
  isOffered: (options) => options.isShipped && options.pickup.length > 0,
  price: () => ZERO,
  rules: {
    storeId: (text, _values, options) => options.pickup.some(({ store }) => String(store.id) === text),
  },
  paths: { storeId: 'delivery.storeId' },
  placeFields: ['storeId'],
  firstValues: (options) => ({ storeId: String(options.pickup[0]?.store.id ?? '') }),
  outdated: ({ storeId }, fresh, options) =>
    options.pickup.some(({ store }) => String(store.id) === storeId) ? {} : { storeId: fresh.storeId },
  shownDay: ({ storeId }, options) => {
    const place = options.pickup.find(({ store }) => String(store.id) === storeId);
    return { date: place?.readyDate ?? '', by: '' };
  },
  request: ({ storeId, readyFirst }) => ({
    kind: 'pickup',
    storeId: Number(storeId),
    ...(readyFirst === '' ? {} : { readyFirst: true }),
  }),
  summary: (values, { options, today }) => {
    const place = options.pickup.find(({ store }) => String(store.id) === values.storeId);
    if (place === undefined) return '';
    const whole = formatDeliveryDate(place.readyDate, today);
    const days =
      isDivided(values, options) && place.early !== null
        ? `${formatDeliveryDate(place.early.date, today)} и ${whole}, двумя заказами`
        : whole;
    return `Салон: ${placeText(place.store)}, ${days}`;
  },
  segment: (options, cityName) => {
    const day = options.pickup.map(({ readyDate }) => readyDate).toSorted()[0];
    return {
      title: 'Салон «Яхонт»',
      note: day === undefined ? `${cityName}: салонов пока нет` : nbsp(`с ${formatDayMonth(day)}, бесплатно`),
      isDisabled: day === undefined,
    };
  },
  part: ({ options, start, values, today, drawMap }) =>
    options.pickup.length > 0 && (
      <div className={styles.pickup}>
        <PlacesPart
          legend="Салон"
          name="storeId"
          places={storeChoices(options.pickup, today)}
          start={start.storeId}
          search={SEARCH}
          map={drawMap('pickup', values.storeId)}
        />
        <EarlyPart key={values.storeId} options={options} start={start} values={values} today={today} />
      </div>
    ),
  places: {
    label: 'Салоны на карте',
    list: (options) => options.pickup.map(({ store }) => ({ ...store, value: String(store.id) })),
  },
} satisfies CheckoutKind<'pickup'>;
