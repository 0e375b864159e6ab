import { z } from 'zod';
import { DELIVERY_KINDS } from '@yahont/values/delivery-kinds.ts';
import { Contact } from '../../checkout/checkout.ts';
import { TimeOfDay } from '../../delivery/tariffs.ts';
import { OrderStatus } from '../../orders/orders.ts';
import { Receiver, ReceiverOut } from '../../orders/receiver.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { Id, IdParam, MoneyOut } from '../../wire/fields.ts';
import { refusal } from '../../wire/refusals.ts';
import { typedCode, typedLine } from '../../wire/typed.ts';
import { UNKNOWN_INTERVAL } from '../delivery/intervals.ts';
import { Reason } from '../fields.ts';
import { OfficeOrder } from '../orders.ts';
import { CHANGED_MEANWHILE } from '../products.ts';
import { ADDRESS_MAX, WAY_OBSTACLES } from './changed-fields.ts';

const params = z.object({ id: IdParam });
const access = { staff: 'orders.change' } as const;

const ContactOut = z.object({
  name: z.string(),
  lastName: z.string(),
  surName: z.string(),
  phone: z.string(),
  email: z.string(),
});

/** What an order has now, and the ways in which it could reach its buyer instead, in the buyer's city. */
export const OrderChoices = z.object({
  version: z.int(),
  contact: ContactOut,
  receiver: ReceiverOut.nullable(),
  cityName: z.string(),
  delivery: z.object({
    kind: z.enum(DELIVERY_KINDS),
    storeId: z.int().nullable(),
    address: z.string(),
    pointCode: z.string().nullable(),
    date: z.iso.date(),
    /** Start of the courier's hours. */
    from: z.string().nullable(),
    /** Whether a carrier brings it, who names the day. */
    isCarried: z.boolean(),
    price: MoneyOut,
  }),
  /** Why another way is not possible; null: it is. */
  wayFixed: z.enum(WAY_OBSTACLES).nullable(),
  /** Whether the address of a courier, and the receiver, may still be changed. */
  isReachable: z.boolean(),
  /** Whether another price of the delivery is possible: money is taken at the hand-over. */
  isPriceOpen: z.boolean(),
  /** Stores of the city; collecting costs nothing. */
  stores: z.array(z.object({ id: z.int(), name: z.string(), address: z.string(), date: z.iso.date() })),
  courier: z.object({
    price: MoneyOut,
    /** The first day on which a courier can come. */
    date: z.iso.date(),
    /** Empty: at any time of the day. */
    intervals: z.array(z.object({ from: z.string(), to: z.string() })),
  }),
  /** Pick-up points of a carrier; null: there is none. */
  point: z
    .object({
      price: MoneyOut,
      date: z.iso.date(),
      places: z.array(z.object({ code: z.string(), name: z.string(), address: z.string() })),
    })
    .nullable(),
});
export type OrderChoices = z.infer<typeof OrderChoices>;

export const getOrderChoices = endpoint({
  method: 'GET',
  path: '/office/api/orders/{id}/choices',
  summary: 'What staff can change about an order',
  params,
  answer: OrderChoices,
  access,
});

const Address = typedLine().min(5).max(ADDRESS_MAX);

/** Another way, or another address, day or store of the same way. */
export const NewDelivery = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pickup'), storeId: Id }),
  z.object({
    kind: z.literal('courier'),
    address: Address,
    date: z.iso.date(),
    /** Start of the hours, «10:00»; null where couriers come at any time of the day. */
    interval: TimeOfDay.nullable(),
  }),
  /** Only the address: the courier is already on the clock. */
  z.object({ kind: z.literal('express'), address: Address }),
  z.object({ kind: z.literal('point'), code: typedCode().min(1).max(100) }),
]);
export type NewDelivery = z.infer<typeof NewDelivery>;

export const OrderChange = z.object({
  contact: Contact,
  /** Null: the buyer receives it. */
  receiver: Receiver.nullable(),
  /** Null: it stays. */
  delivery: NewDelivery.nullable(),
  /** Price of the delivery afterwards, as the person has seen it, kopecks. */
  deliveryPrice: z.int().min(0).max(1_000_000_000),
  reason: Reason,
});
export type OrderChange = z.infer<typeof OrderChange>;

/**
 * `If-Match` is required. All of it or nothing; a change to what the order already has does nothing. The
 * buyer is notified, at a former phone as well.
 */
export const changeOrder = endpoint({
  method: 'POST',
  path: '/office/api/orders/{id}/change',
  summary: 'Change the contact, the receiver and the delivery of an order',
  params,
  body: OrderChange,
  answer: OfficeOrder,
  access,
  refusals: {
    ...CHANGED_MEANWHILE,
    /** The order has ended, or a courier has it: of the contact alone it would be possible until the end. */
    'not-changed-now': refusal(409, { status: OrderStatus }),
    'way-fixed': refusal(409, { because: z.enum(WAY_OBSTACLES) }),
    /** The store, the point or the way is not offered in the buyer's city. */
    'way-unavailable': refusal(409, {}),
    /** The chosen way cannot be paid as the order is paid. */
    'payment-unfit': refusal(409, {}),
    /** Money was paid or asked for already: the order is cancelled and placed again, or stays. */
    'price-fixed': refusal(409, { before: MoneyOut, after: MoneyOut }),
    'price-changed': refusal(409, { price: MoneyOut }),
    'day-unfit': refusal(422, { first: z.iso.date(), last: z.iso.date() }),
    ...UNKNOWN_INTERVAL,
    'interval-taken': refusal(409, {}),
  },
});
