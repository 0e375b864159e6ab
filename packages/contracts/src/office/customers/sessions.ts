import { z } from 'zod';
import { endpoint } from '../../wire/endpoint.ts';
import { IdParam } from '../../wire/fields.ts';
import { Reason } from '../fields.ts';

/** For a shopper who lost their phone: every browser and app of theirs must sign in again. */
export const endCustomerSessions = endpoint({
  method: 'POST',
  path: '/office/api/customers/{id}/sessions/end',
  summary: 'End all sessions of a shopper, whose tokens are worth nothing from now on',
  params: z.object({ id: IdParam }),
  body: z.object({ reason: Reason }),
  answer: z.object({ success: z.literal(true), ended: z.int() }),
  access: { staff: 'customers.edit' },
});
