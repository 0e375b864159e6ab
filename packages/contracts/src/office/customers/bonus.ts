import { z } from 'zod';
import { endpoint } from '../../wire/endpoint.ts';
import { IdParam } from '../../wire/fields.ts';
import { refusal } from '../../wire/refusals.ts';
import { Points } from '../approvals.ts';
import { Reason } from '../fields.ts';

/** Staff cannot take points below a zero balance. */
export const BONUS_REFUSALS = { 'not-enough-points': refusal(409, { balance: z.int() }) };

/**
 * Above the limit of one person 403 `approval-needed`; what the same person gave and took within a day,
 * of this shopper, counts together. 404 for a shopper without an order in the caller's stores.
 */
export const giveBonus = endpoint({
  method: 'POST',
  path: '/office/api/customers/{id}/bonus',
  summary: 'Give a shopper points, or take them',
  params: z.object({ id: IdParam }),
  body: z.object({
    /** Idempotency key: an attempt sent twice gives the points once. */
    key: z.uuid(),
    points: Points,
    reason: Reason,
  }),
  answer: z.object({ balance: z.int() }),
  access: { staff: 'customers.bonus' },
  refusals: BONUS_REFUSALS,
});
