import { isRefusal } from '#app/shop/words/refusal-text.ts';
import { listOrders } from '@yahont/contracts/orders/order-list.ts';
import { getOrder, type Order } from '@yahont/contracts/orders/orders.ts';
import { getPayment, type Payment } from '@yahont/contracts/payment/payment.ts';
import { ApiProblem, type CallApi } from '#app/lib/api/call.server.ts';

const SILENT = 'payment-provider-unavailable';

export type PayState =
  /** Nothing left to pay, or not payable online. */
  | { kind: 'closed'; order: Order }
  | { kind: 'paid'; order: Order }
  /** The provider is unavailable at the moment. */
  | { kind: 'silent'; order: Order }
  /** The last attempt ended without a payment: the shopper chooses how to continue. */
  | { kind: 'failed'; order: Order }
  /** There was no attempt yet, or none that the provider accepted. */
  | { kind: 'unstarted'; order: Order }
  | { kind: 'open'; order: Order; payment: Payment };

/** The payment state of the caller's order. Throws the API's problem for an order that does not exist. */
export async function loadPayment(api: CallApi, orderId: number): Promise<PayState> {
  const order = await api(getOrder, { params: { id: orderId } });
  if (order.isPaid) return { kind: 'paid', order };
  if (order.status !== 'awaiting-payment' && order.status !== 'expired') return { kind: 'closed', order };
  if (order.paymentKind === 'invoice' || order.paymentKind === 'parts') return { kind: 'closed', order };
  try {
    return await readPayment(api, order);
  } catch (error) {
    if (error instanceof ApiProblem && isRefusal<typeof getPayment>(error.problem, SILENT))
      return { kind: 'silent', order };
    throw error;
  }
}

async function readPayment(api: CallApi, order: Order): Promise<PayState> {
  const latest = await findPayment(api, order.id);
  if (latest?.status === 'succeeded') return { kind: 'paid', order };
  const isOver = latest?.status === 'refused' || latest?.status === 'cancelled';
  if (latest !== null && !isOver) return { kind: 'open', order, payment: latest };
  if (!order.canPay) return { kind: 'closed', order };
  return { kind: isOver ? 'failed' : 'unstarted', order };
}

async function findPayment(api: CallApi, orderId: number): Promise<Payment | null> {
  try {
    return await api(getPayment, { params: { id: orderId } });
  } catch (error) {
    if (error instanceof ApiProblem && error.problem.status === 404) return null;
    throw error;
  }
}

/** The caller's newest order that awaits payment; null when there is none. */
export async function findPayableOrder(api: CallApi): Promise<number | null> {
  const { items } = await api(listOrders, { query: { group: 'waiting' } });
  return items.find(({ canPay }) => canPay)?.id ?? null;
}
