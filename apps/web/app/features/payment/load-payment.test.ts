import { expect, test } from 'vitest';
import { problem } from '#app/lib/api/testing/fake-api.ts';
import type { CallApi } from '#app/lib/api/call.server.ts';
import { loadPayment } from './load-payment.server.ts';

const ORDER = { id: 5, isPaid: false, status: 'awaiting-payment', paymentKind: 'card', canPay: true };
const NONE = problem({ code: 'payment-not-found', status: 404 });

/** Answers with the order and its last payment; fails on any other call, which would change something. */
function read(payment: object | Error, order: object = {}) {
  const call = async ({ method, path }: { method: string; path: string }) => {
    expect(method).toBe('GET');
    if (path === '/api/orders/{id}') return { ...ORDER, ...order };
    expect(path).toBe('/api/orders/{id}/payment');
    if (payment instanceof Error) throw payment;
    return payment;
  };
  // safe: the loader passes only an endpoint and parameters
  return loadPayment(call as unknown as CallApi, 5);
}

test.each([
  ['without an attempt the page offers to begin one', NONE, {}, 'unstarted'],
  ['a running attempt goes on', { status: 'pending' }, {}, 'open'],
  ['a refused one leads to other ways', { status: 'refused' }, {}, 'failed'],
  ['one that brought the money is paid', { status: 'succeeded' }, {}, 'paid'],
  ['an expired order cannot be paid', NONE, { status: 'expired', canPay: false }, 'closed'],
  ['an order whose attempt was given up with it', { status: 'cancelled' }, { canPay: false }, 'closed'],
  ['an invoice is paid elsewhere', NONE, { paymentKind: 'invoice' }, 'closed'],
  [
    'a bank that does not answer',
    problem({ code: 'payment-provider-unavailable', status: 503 }),
    {},
    'silent',
  ],
])('reading a payment begins none: %s', async (_, payment, order, kind) => {
  expect((await read(payment, order)).kind).toBe(kind);
});

test('an order that does not exist stays unfound', async () => {
  const missing = problem({ code: 'order-not-found', status: 404 });
  const call = () => Promise.reject(missing);
  await expect(loadPayment(call as unknown as CallApi, 5)).rejects.toBe(missing);
});
