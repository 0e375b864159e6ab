import { formatDeliveryDate } from '@yahont/values/dates/city-time.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { ZERO } from '@yahont/values/money.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import text from '#app/ui/text/text.module.css';
import styles from '../steps/delivery-step.module.css';
import { pointChoices } from '../steps/place-choices.ts';
import { PlacesPart } from '../steps/places-part.tsx';
import type { CheckoutKind } from './checkout-kind.ts';
import { priceText } from './kind-words.ts';

const SEARCH = {
  label: 'Найти пункт выдачи по улице или станции метро',
  placeholder: 'Улица или станция метро',
  none: 'Таких пунктов нет',
};
const TERMS = 'Заказ в пункт выдачи оплачивают сразу. При получении понадобится паспорт.';

export const point = {
  isOffered: (options) => options.isShipped && options.point !== null,
  price: (options) => options.point?.price ?? ZERO,
  rules: {
    pointCode: (code, _values, options) =>
      options.point?.places.some((place) => place.code === code) ?? false,
  },
  paths: { pointCode: 'delivery.code' },
  placeFields: ['pointCode'],
  firstValues: (options) => ({ pointCode: options.point?.places[0]?.code ?? '' }),
  outdated: ({ pointCode }, fresh, options) =>
    options.point?.places.some(({ code }) => code === pointCode) ? {} : { pointCode: fresh.pointCode },
  shownDay: (_values, options) => ({ date: options.point?.date ?? '', by: '' }),
  request: ({ pointCode }) => ({ kind: 'point', code: pointCode }),
  summary: ({ pointCode }, { options, today }) => {
    const place = options.point?.places.find(({ code }) => code === pointCode);
    if (!options.point || !place) return '';
    return `Пункт выдачи: ${place.address}, ${formatDeliveryDate(options.point.date, today)}`;
  },
  segment: (options) =>
    options.point && {
      title: 'Пункт выдачи',
      note: nbsp(`с ${formatDayMonth(options.point.date)}, ${priceText(options.point.price)}`),
    },
  part: ({ options, start, values, today, drawMap }) =>
    options.point && (
      <div className={styles.point}>
        <PlacesPart
          legend="Пункт выдачи"
          name="pointCode"
          places={pointChoices(options.point, today)}
          start={start.pointCode}
          search={SEARCH}
          map={drawMap('point', values.pointCode)}
        />
        <p className={text.note}>{nbsp(TERMS)}</p>
      </div>
    ),
  places: {
    label: 'Пункты выдачи на карте',
    list: (options) =>
      (options.point?.places ?? []).map((place, id) => ({ ...place, id, value: place.code })),
  },
} satisfies CheckoutKind<'point'>;
