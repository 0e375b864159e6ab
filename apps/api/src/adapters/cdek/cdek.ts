import { z } from 'zod';
import type { CarrierPlace } from '@yahont/contracts/delivery/delivery-shapes.ts';
import { roubles } from '@yahont/values/money.ts';
import {
  ParcelRefused,
  type CarrierTerms,
  type DeliveryProvider,
  type NewParcel,
  type ParcelState,
} from '#src/domains/goods/delivery/carrier/delivery-provider.ts';
import type { Context } from '#src/platform/context.ts';
import { createCdekClient } from './cdek-client.ts';
import { createCityCodes } from './cdek-cities.ts';
import { CDEK_MOSCOW, type CdekSettings } from './cdek-settings.ts';
import { CdekOrder, CdekPoint, CdekTariffs } from './cdek-wire.ts';

/** Tariffs of the contract: from the shop's warehouse to a point, and to the door. */
const TO_POINT = 136;
const TO_DOOR = 137;
/** The box of a parcel, centimetres. */
const BOX = { length: 20, width: 15, height: 10 };
/** Longest comment that CDEK accepts with an order, characters. */
const COMMENT_MAX = 255;
/** CDEK's statuses for «no such order» and for an invalid order. */
const NOT_KNOWN = [400, 404];
const REFUSED = [400];

/** CDEK: prices by `/calculator/tarifflist`, points by `/deliverypoints`, cities by their names (FACTS 9). */
export function createCdek(settings: CdekSettings, context: Pick<Context, 'now'>): DeliveryProvider {
  const call = createCdekClient(settings, context);
  const codeOf = createCityCodes(call);
  const from = settings.fromCity ?? CDEK_MOSCOW;
  return {
    name: 'cdek',
    quote: async ({ city, grams }) => {
      const to = await codeOf(city);
      if (to === null) return { point: null, courier: null };
      const { tariff_codes: tariffs } = await call({
        path: '/calculator/tarifflist',
        body: {
          type: 1,
          from_location: { code: from },
          to_location: { code: to },
          packages: [{ weight: grams, ...BOX }],
        },
        answer: CdekTariffs,
      });
      const termsOf = (code: number): CarrierTerms | null => {
        const tariff = tariffs.find(({ tariff_code: one }) => one === code);
        return tariff ? { price: roubles(Math.ceil(tariff.delivery_sum)), days: tariff.period_max } : null;
      };
      return { point: termsOf(TO_POINT), courier: termsOf(TO_DOOR) };
    },
    register: async (parcel, isRetry) => {
      const known = isRetry
        ? await call({
            path: '/orders',
            query: { im_number: parcel.number },
            answer: CdekOrder,
            accepts: NOT_KNOWN,
          })
        : null;
      if (known?.entity) return known.entity.uuid;
      const to = 'city' in parcel.to ? await codeOf(parcel.to.city) : null;
      if ('city' in parcel.to && to === null)
        throw new ParcelRefused(`СДЭК не знает города «${parcel.to.city.name}»`);
      const body = orderBody(parcel, { from, to });
      const answer = await call({ path: '/orders', body, answer: CdekOrder, accepts: REFUSED });
      if (!answer.entity) throw new ParcelRefused(problemOf(answer) ?? 'СДЭК не назвал причину');
      return answer.entity.uuid;
    },
    track: async (id) => {
      const order = await call({ path: `/orders/${encodeURIComponent(id)}`, answer: CdekOrder });
      return {
        state: stateOf(order),
        trackNumber: order.entity?.cdek_number ?? null,
        problem: problemOf(order),
      };
    },
    cancel: async (id) => {
      const path = `/orders/${encodeURIComponent(id)}`;
      const answer = await call({ path, isDeletion: true, answer: CdekOrder, accepts: NOT_KNOWN });
      if (answer.entity) return;
      // The same statuses mean that the order is gone or that it is too late to cancel it.
      const order = await call({ path, answer: CdekOrder, accepts: NOT_KNOWN });
      if (order.entity && stateOf(order) !== 'cancelled')
        throw new Error(`CDEK keeps the parcel: ${problemOf(answer) ?? 'no reason was given'}`);
    },
    listPoints: async (city) => {
      const code = await codeOf(city);
      if (code === null) return [];
      const points = await call({
        path: '/deliverypoints',
        query: { city_code: String(code), type: 'PVZ', is_handout: 'true' },
        answer: z.array(z.unknown()),
      });
      return points.flatMap((point) => {
        const known = CdekPoint.safeParse(point);
        return known.success ? [toPoint(known.data)] : [];
      });
    },
  };
}

/** The latest status decides; statuses that are not listed mean only that the parcel is on its way. */
const STATES: Readonly<Record<string, ParcelState>> = {
  ACCEPTED: 'accepted',
  CREATED: 'accepted',
  REMOVED: 'cancelled',
  INVALID: 'refused',
  ACCEPTED_AT_PICK_UP_POINT: 'at-point',
  DELIVERED: 'delivered',
  NOT_DELIVERED: 'returned',
};

/**
 * Notices and lists may come in any order, so statuses are sorted by their time. Revoked statuses are
 * ignored.
 */
function stateOf({ entity, requests }: z.infer<typeof CdekOrder>): ParcelState {
  if (requests?.some(({ state }) => state === 'INVALID') === true && !entity?.cdek_number) return 'refused';
  const [latest] = (entity?.statuses ?? [])
    .filter(({ deleted }) => deleted !== true)
    .toSorted((a, b) => Date.parse(b.date_time) - Date.parse(a.date_time));
  return latest === undefined ? 'accepted' : (STATES[latest.code] ?? 'moving');
}

function problemOf({ requests }: z.infer<typeof CdekOrder>): string | null {
  const errors = (requests ?? []).flatMap(({ errors: list }) => list ?? []);
  return errors.length === 0 ? null : errors.map(({ code, message }) => message ?? code ?? '').join('; ');
}

function orderBody(
  { number, to, recipient, pieces, grams, comment }: NewParcel,
  cities: { from: number; to: number | null },
) {
  return {
    type: 1,
    number,
    tariff_code: 'pointCode' in to ? TO_POINT : TO_DOOR,
    from_location: { code: cities.from },
    ...('pointCode' in to
      ? { delivery_point: to.pointCode }
      : { to_location: { code: cities.to, address: to.address } }),
    ...(comment === '' ? {} : { comment: shortened(comment, COMMENT_MAX) }),
    recipient: { name: recipient.name, phones: [{ number: recipient.phone }] },
    packages: [
      {
        number,
        weight: grams,
        ...BOX,
        items: pieces.map(({ name, uin, value }) => ({
          name,
          ware_key: uin,
          payment: { value: 0 },
          cost: value / 100,
          weight: Math.floor(grams / pieces.length),
          amount: 1,
        })),
      },
    ],
  };
}

/** A text of at most so many characters, cut between words. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const head = text.slice(0, most);
  const end = head.lastIndexOf(' ');
  return `${head.slice(0, end > most / 2 ? end : most - 1).toWellFormed()}…`;
}

function toPoint({
  code,
  name,
  work_time,
  nearest_metro_station,
  location,
}: z.infer<typeof CdekPoint>): CarrierPlace {
  return {
    code,
    name: name ?? '',
    address: location.address,
    metro: nearest_metro_station ?? '',
    lat: location.latitude,
    lon: location.longitude,
    hoursText: work_time ?? '',
  };
}
