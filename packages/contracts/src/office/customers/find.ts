import { z } from 'zod';
import { typedLine } from '../../wire/typed.ts';
import { ORDER_STATUSES } from '../../orders/orders.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { IdParam } from '../../wire/fields.ts';
import { Reason } from '../fields.ts';

/** Personal data that a shopper's card hides until somebody says why they are needed. */
export const HIDDEN_FIELDS = ['name', 'phone', 'email', 'birthDate'] as const;
export const HiddenField = z.enum(HIDDEN_FIELDS);
export type HiddenField = z.infer<typeof HiddenField>;

/** A shopper with the middle of everything personal left out. */
export const MaskedCustomer = z.object({
  id: z.int(),
  /** «Анна С.»; empty when the shopper gave none. */
  name: z.string(),
  /** `+7916•••1833` */
  phone: z.string(),
  /** `a•••@mail.ru`; null without an address. */
  email: z.string().nullable(),
  registeredAt: z.iso.datetime(),
});
export type MaskedCustomer = z.infer<typeof MaskedCustomer>;

/** The fifty newest that match. Eleven digits are a phone, four its end or the number of a shopper, others a number. */
export const findCustomers = endpoint({
  method: 'GET',
  path: '/office/api/customers',
  summary: 'Shoppers by phone, its last four digits, surname or number, masked',
  query: z.object({ q: typedLine().min(3).max(80) }),
  answer: z.object({ items: z.array(MaskedCustomer) }),
  access: { staff: 'customers.find' },
});

export const OfficeCustomer = MaskedCustomer.extend({
  hasBirthDate: z.boolean(),
  /** Points that they may spend. */
  points: z.int(),
  /** Browsers and apps in which they are signed in. */
  openSessions: z.int(),
  /** The newest ten. */
  orders: z.array(
    z.object({
      id: z.int(),
      status: z.enum(ORDER_STATUSES),
      storeId: z.int().nullable(),
      placedAt: z.iso.datetime(),
    }),
  ),
});
export type OfficeCustomer = z.infer<typeof OfficeCustomer>;

const params = z.object({ id: IdParam });

export const getOfficeCustomer = endpoint({
  method: 'GET',
  path: '/office/api/customers/{id}',
  summary: 'One shopper, masked, with their points, sign-ins and orders',
  params,
  answer: OfficeCustomer,
  access: { staff: 'customers.find' },
});

/**
 * The log keeps which fields were shown and why, not their values. 404 for a shopper without an order in the caller's
 * stores.
 */
export const revealCustomer = endpoint({
  method: 'POST',
  path: '/office/api/customers/{id}/reveal',
  summary: 'Show hidden fields of a shopper, with a reason',
  params,
  body: z.object({ fields: z.array(HiddenField).min(1).max(HIDDEN_FIELDS.length), reason: Reason }),
  /** Only the asked ones; an empty text where the shopper gave none. */
  answer: z.object({
    name: z.string().optional(),
    phone: z.string().optional(),
    email: z.string().optional(),
    birthDate: z.string().optional(),
  }),
  access: { staff: 'customers.reveal' },
});
