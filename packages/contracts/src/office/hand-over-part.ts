import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { Id, IdParam } from '../wire/fields.ts';
import { refusal } from '../wire/refusals.ts';
import { OrderStatus } from '../orders/orders.ts';
import { LINE_REFUSALS } from '../returns/return-lists.ts';
import { OfficeReturn } from './returns.ts';

/** Decision 0062. What was not kept is a return that is made at the door, with its money. */
export const handOverPart = endpoint({
  method: 'POST',
  path: '/office/api/orders/{id}/hand-over-part',
  summary:
    'The buyer tried on what the courier brought and did not keep some of it; every piece was scanned before',
  params: z.object({ id: IdParam }),
  body: z.object({
    /** Lines that the courier takes back, with their services. */
    left: z.array(Id).min(1).max(100),
  }),
  answer: OfficeReturn,
  access: { staff: 'orders.hand-over' },
  refusals: {
    'illegal-move': refusal(409, { from: OrderStatus }),
    'not-all-scanned': refusal(409, { left: z.int() }),
    /** In a store a return is made at the counter; a carrier's courier takes nothing back. */
    'not-by-courier': refusal(409, {}),
    /** Nothing was kept: cancel the order instead. */
    'nothing-kept': refusal(409, {}),
    'line-not-found': refusal(404, { lineId: z.int() }),
    /** An engraved piece is the buyer's, and a certificate is not tried on. */
    'not-left': refusal(409, { lineId: z.int(), why: z.enum(LINE_REFUSALS) }),
  },
});
