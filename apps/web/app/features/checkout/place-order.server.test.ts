import { expect, test } from 'vitest';
import { addAddress, listAddresses } from '@yahont/contracts/addresses/addresses.ts';
import { getCheckoutOptions, placeOrder, type CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { kopecks } from '@yahont/values/money.ts';
import { ApiProblem, type CallApi } from '#app/lib/api/call.server.ts';
import { formOf } from '#app/base/forms/testing/form-of.ts';
import type { VisitorPage } from '#app/lib/page-context.ts';
import { checkoutMessage } from './messages.ts';
import { placeFromForm } from './place-order.server.ts';
import { options, right } from './testing/right-form.ts';
import type { CheckoutValues } from './values/form-fields.ts';

// safe: no other field is read
const city = { id: 216, name: 'Москва' } as VisitorPage['city'];
const express = {
  price: kopecks(79_000),
  date: '2026-11-20',
  by: '17:30',
  orderBefore: '18:00',
  fitting: null,
};

/** Sends the form to an API that offers `offered` in turn and refuses the order with `code`. */
async function send(values: CheckoutValues, offered: CheckoutOptions[], code: string, context = {}) {
  const form = new FormData();
  for (const [name, text] of Object.entries({ ...values, key: 'key', cityId: '216' })) form.set(name, text);
  const asked: string[] = [];
  const api = async ({ path }: { path: string }) => {
    asked.push(path);
    if (path === getCheckoutOptions.path) return offered.shift();
    throw new ApiProblem({ type: 'about:blank', title: '', status: 409, code, context });
  };
  // safe: the form calls nothing else before it is refused
  const result = await placeFromForm({ api: api as unknown as CallApi, city }, form);
  if (result.ok) throw new Error('placed');
  return { ...result, isSent: asked.includes(placeOrder.path) };
}

test('a way of delivery that is offered no more is refused in words, and another one is chosen', async () => {
  const values = { ...right, delivery: 'express', house: '' };
  const { isSent, ...answer } = await send(values, [options], 'internal');
  expect(isSent).toBe(false);
  expect(answer).toMatchObject({
    refusal: { code: 'delivery-unavailable' },
    // The address is still required.
    wrong: ['house'],
    values: { delivery: 'courier', street: 'Арбат', date: '2026-11-21', offer: 'on' },
  });
  expect(answer.refusal && checkoutMessage(answer.refusal)).toMatch(/получения\sбольше\sнет/);
});

test('a way that vanishes while the order is sent is refused alike', async () => {
  const values = { ...right, delivery: 'express' };
  const answer = await send(values, [{ ...options, express }, options], 'delivery-unavailable');
  expect(answer).toMatchObject({
    isSent: true,
    refusal: { code: 'delivery-unavailable' },
    wrong: [],
    values: { delivery: 'courier', street: 'Арбат' },
  });
});

test.each([
  ['55.7601,37.6512', { lat: 55.7601, lon: 37.6512 }],
  ['', null],
])('an address is remembered with its coordinates «%s»', async (position, kept) => {
  const values = { ...right, delivery: 'courier', flat: '4', keepAddress: 'on', position };
  const form = formOf({ ...values, key: 'key', cityId: '216' });
  const bodies: unknown[] = [];
  const answers: Record<string, unknown> = {
    [getCheckoutOptions.path]: options,
    [listAddresses.path]: { items: [] },
  };
  const api = async (call: { path: string; method: string }, given?: { body?: unknown }) => {
    if (call === addAddress) bodies.push(given?.body);
    return answers[call.path] ?? [];
  };
  // safe: all fields that the form reads are listed above
  const result = await placeFromForm({ api: api as unknown as CallApi, city }, form);
  expect(result.ok).toBe(true);
  expect(bodies).toEqual([{ cityId: 216, street: 'Арбат', house: '1', flat: '4', hint: '', position: kept }]);
});

const later = { ...options, courier: { ...options.courier, dates: ['2026-11-26', '2026-11-27'] } };
const typed = { ...right, date: '2026-11-21', comment: 'Без звонка' };

test('a day of the courier that is over is refused before the order is sent, and the first one is chosen', async () => {
  const answer = await send(typed, [later], 'internal');
  expect(answer).toMatchObject({
    isSent: false,
    refusal: { code: 'date-changed', context: { date: '2026-11-26' } },
    wrong: [],
    values: { ...typed, date: '2026-11-26' },
  });
  expect(answer.refusal && checkoutMessage(answer.refusal)).toMatch(/с\s26\sноября/);
});

test('a piece that was bought nearby while the order is sent moves the day, and nothing else', async () => {
  const context = { date: '2026-11-27', by: null };
  const answer = await send(typed, [options, later], 'date-changed', context);
  expect(answer).toMatchObject({
    isSent: true,
    refusal: { code: 'date-changed', context },
    wrong: [],
    values: { ...typed, date: '2026-11-27' },
  });
});

test('the day of a store is confirmed as it was chosen', async () => {
  const values = { ...right, delivery: 'pickup' };
  const answer = await send(values, [options], 'date-changed', { date: '2026-11-27', by: null });
  expect(answer).toMatchObject({ refusal: { code: 'date-changed' }, values });
});
