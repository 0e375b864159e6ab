import { formatDeliveryDate } from '@yahont/values/dates/city-time.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { isAnything } from '#app/base/forms/define-form.ts';
import { hoursText } from '#app/shop/words/hours-text.ts';
import { CourierPart } from '../steps/courier/courier-part.tsx';
import { courierDayText, courierTitle } from '../steps/courier/courier-words.ts';
import styles from '../steps/delivery-step.module.css';
import { comesTwice, earlyVisits } from '../values/early.ts';
import { firstVisit, isIntervalFree } from '../values/intervals.ts';
import { ADDRESS_FIELDS, ADDRESS_PATHS, ADDRESS_RULES, addressOf, addressParts } from './address.ts';
import { NO_DAY, type CheckoutKind, type CheckoutRule } from './checkout-kind.ts';
import { listOf, priceText } from './kind-words.ts';

export const courier = {
  isOffered: ({ isShipped }) => isShipped,
  price: (options) => options.courier.price,
  rules: {
    ...ADDRESS_RULES,
    date: (text, _values, options) => options.courier.dates.includes(text),
    interval: (text, { date }, options) => isIntervalFree(options.courier, date, text),
    early: isAnything,
    earlyDate: ofTwoVisits((text, _values, options) => earlyVisits(options.courier).dates.includes(text)),
    earlyInterval: ofTwoVisits((text, { earlyDate }, options) =>
      isIntervalFree(earlyVisits(options.courier), earlyDate, text),
    ),
  },
  paths: {
    ...ADDRESS_PATHS,
    date: 'delivery.date',
    interval: 'delivery.from',
    early: 'delivery.early',
    earlyDate: 'delivery.early.date',
    earlyInterval: 'delivery.early.from',
  },
  placeFields: ADDRESS_FIELDS,
  firstValues: (options) => {
    const early = firstVisit(earlyVisits(options.courier));
    return { ...firstVisit(options.courier), earlyDate: early.date, earlyInterval: early.interval };
  },
  outdated: (draft, fresh, options) => ({
    ...(isFree(options.courier, draft.date, draft.interval)
      ? {}
      : { date: fresh.date, interval: fresh.interval }),
    ...(isFree(earlyVisits(options.courier), draft.earlyDate, draft.earlyInterval)
      ? {}
      : { earlyDate: fresh.earlyDate, earlyInterval: fresh.earlyInterval }),
  }),
  // The shopper chooses the day.
  shownDay: () => NO_DAY,
  request: (values) => ({
    kind: 'courier',
    address: addressOf(values),
    date: values.date,
    from: values.interval,
    ...(values.early === '' ? {} : { early: { date: values.earlyDate, from: values.earlyInterval } }),
  }),
  summary: (values, { options, cityName, today }) => {
    const { date, interval, earlyDate, earlyInterval } = values;
    const { isCarried, intervals } = options.courier;
    const named = (day: string) =>
      isCarried ? courierDayText({ isCarried }, day) : formatDeliveryDate(day, today);
    const visit = (day: string, chosen: string) => {
      const hours = intervals.find(({ from }) => from === chosen);
      return listOf([day === '' ? '' : named(day), hours ? hoursText(hours) : '']);
    };
    const visits = comesTwice(values, options)
      ? `${visit(earlyDate, earlyInterval)} и ${visit(date, interval)}, двумя заказами`
      : visit(date, interval);
    return `Курьер: ${listOf([...addressParts(values, cityName), visits])}`;
  },
  segment: (options) => {
    const { date } = firstVisit(options.courier);
    const title = courierTitle(options.courier);
    if (date === '') return { title };
    const day = courierDayText(options.courier, date);
    return { title, note: nbsp(`${day}, ${priceText(options.courier.price)}`) };
  },
  /** Also renders the fields of same-day delivery. */
  part: ({ options, start, values, today, city, addresses, onFilled }) => (
    <div className={styles.courier}>
      <CourierPart
        noCalls={values.noCalls !== ''}
        courier={options.courier}
        express={options.express}
        start={start}
        date={values.date}
        earlyDate={values.earlyDate}
        today={today}
        city={city}
        addresses={addresses}
        onFilled={onFilled}
      />
    </div>
  ),
  places: null,
} satisfies CheckoutKind<'courier'>;

type Visits = Parameters<typeof isIntervalFree>[0];

function isFree(visits: Visits, date: string, from: string): boolean {
  return visits.dates.includes(date) && isIntervalFree(visits, date, from);
}

/** The rule of a field about the first of two visits: accepts any text while the courier comes once. */
function ofTwoVisits(isValid: CheckoutRule): CheckoutRule {
  return (text, values, options) => !comesTwice(values, options) || isValid(text, values, options);
}
