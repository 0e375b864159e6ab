import { z } from 'zod';
import { Hours, SpecialDays } from '../stores/opening-hours.ts';
import { StoreEvent } from '../stores/store-parts.ts';
import { StoreService } from '../stores/stores.ts';
import { endpoint } from '../wire/endpoint.ts';
import { IdParam } from '../wire/fields.ts';
import { Reason } from './fields.ts';
import { CHANGED_MEANWHILE } from './products.ts';

/** What staff of a store may change. */
const Changeable = z.object({
  hours: Hours,
  /** All of them, also past ones. */
  specialDays: SpecialDays,
  services: z
    .array(StoreService)
    .max(20)
    .refine((list) => new Set(list).size === list.length, 'a service twice'),
  /** All of them, also past ones. */
  events: z.array(StoreEvent).max(30),
});

export const OfficeStore = Changeable.extend({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  cityName: z.string(),
  /** Goes into `If-Match: "3"` of a change; the database increments it with every change of the row. */
  version: z.int(),
});
export type OfficeStore = z.infer<typeof OfficeStore>;

/** Omitted fields stay as they are. */
export const StoreChange = Changeable.partial().extend({ reason: Reason });
export type StoreChange = z.infer<typeof StoreChange>;

const params = z.object({ id: IdParam });
const access = { staff: 'stores.edit' } as const;

export const listOfficeStores = endpoint({
  method: 'GET',
  path: '/office/api/stores',
  summary: 'Stores that the caller may edit',
  answer: z.array(OfficeStore),
  access,
});

/** A store that the caller does not manage answers 404 `store-not-found`. */
export const getOfficeStore = endpoint({
  method: 'GET',
  path: '/office/api/stores/{id}',
  summary: 'A store with its version',
  params,
  answer: OfficeStore,
  access,
});

/** `If-Match` is required. */
export const changeStore = endpoint({
  method: 'POST',
  path: '/office/api/stores/{id}',
  summary: 'Change hours, special days, services or events of a store',
  params,
  body: StoreChange,
  answer: OfficeStore,
  access,
  refusals: CHANGED_MEANWHILE,
});
