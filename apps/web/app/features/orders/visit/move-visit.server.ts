import type { Order } from '@yahont/contracts/orders/orders.ts';
import { getOrderVisits, moveOrderVisit, type OrderVisits } from '@yahont/contracts/orders/visits.ts';
import { ApiProblem, type CallApi } from '#app/lib/api/call.server.ts';
import { currentVisit } from './visit-choices.ts';
import { MOVE_VISIT, type MoveAnswer } from './visit-form.ts';

/**
 * The days and hours that the courier's visit can be moved to; null for an order without a courier's visit on
 * a chosen day.
 */
export async function visitsOf(
  api: CallApi,
  { id, canCancel, delivery }: Pick<Order, 'id' | 'canCancel' | 'delivery'>,
): Promise<OrderVisits | null> {
  // An order that can still be cancelled is not with the courier yet.
  if (!canCancel || currentVisit(delivery) === null) return null;
  const visits = await api(getOrderVisits, { params: { id } });
  return visits.obstacle === 'not-visited' ? null : visits;
}

/** Moves the visit to the day and hours of the form; null when another button was pressed. */
export async function moveVisit(api: CallApi, id: number, form: FormData): Promise<MoveAnswer | null> {
  if (form.get('intent') !== 'move-visit') return null;
  const values = MOVE_VISIT.read(form);
  const { date, interval } = values;
  try {
    await api(moveOrderVisit, {
      params: { id },
      body: { date, interval: interval === '' ? null : interval },
    });
    return { ok: true, values };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const { code, context, errors = [] } = error.problem;
    const wrong = MOVE_VISIT.named(errors.map(({ path }) => path));
    return { ok: false, values, wrong, refusal: wrong.length > 0 ? null : { code, context } };
  }
}
