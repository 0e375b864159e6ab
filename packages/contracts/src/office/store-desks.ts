import { z } from 'zod';
import { STORE_DESKS } from '../appointments/desks.ts';
import { endpoint } from '../wire/endpoint.ts';
import { IdParam } from '../wire/fields.ts';
import { Reason } from './fields.ts';

export const StoreDesk = z.object({
  desk: z.enum(STORE_DESKS),
  /** Visitors an hour; 0: the desk is closed. */
  visitors: z.int().min(0).max(20),
});
export type StoreDesk = z.infer<typeof StoreDesk>;

const params = z.object({ id: IdParam });
const answer = z.array(StoreDesk);

/** Stores in which the caller does not act are 404. */
export const listStoreDesks = endpoint({
  method: 'GET',
  path: '/office/api/stores/{id}/desks',
  summary: 'How many visitors an hour each desk of a store receives',
  params,
  answer,
  access: { staff: 'appointments.see' },
});

/** Existing appointments stay, whatever the number. */
export const setStoreDesk = endpoint({
  method: 'PUT',
  path: '/office/api/stores/{id}/desks',
  summary: 'Receive more or fewer visitors an hour at one desk',
  params,
  body: StoreDesk.extend({ reason: Reason }),
  answer,
  access: { staff: 'appointments.desks' },
});
