import { z } from 'zod';
import { OrderPapers, POWER_REFUSALS, PowerOfAttorney } from '../../payment/papers.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { IdParam } from '../../wire/fields.ts';

const params = z.object({ id: IdParam });

export const getOfficePapers = endpoint({
  method: 'GET',
  path: '/office/api/orders/{id}/papers',
  summary: 'Papers of an order of a company, and who receives it',
  params,
  answer: OrderPapers,
  access: { staff: 'orders.see' },
});

/** Before the hand-over, because the document of the hand-over names it. A new one replaces it. */
export const recordPowerOfAttorney = endpoint({
  method: 'POST',
  path: '/office/api/orders/{id}/power-of-attorney',
  summary: 'Write down the power of attorney of who receives the order of a company',
  params,
  body: PowerOfAttorney,
  answer: OrderPapers,
  access: { staff: 'orders.hand-over' },
  refusals: POWER_REFUSALS,
});
