import { expect, test } from 'vitest';
import { SUBSCRIPTIONS } from '@yahont/contracts/accounts/subscriptions.ts';
import { fakeApi, problem } from '#app/lib/api/testing/fake-api.ts';
import { formOf } from '#app/base/forms/testing/form-of.ts';
import { saveSubscriptions } from './subscriptions-action.server.ts';

const ticked = formOf({ intent: 'subscribe', offered: 'novelties', subscribes: 'novelties' });
const endOfAll = formOf({ intent: 'unsubscribe' });

test('only boxes that the form showed are changed', async () => {
  const { api, sent } = fakeApi({ subscribes: [] });
  expect(await saveSubscriptions(api, ticked)).toEqual({ ok: true, chosen: ['novelties'] });
  expect(sent[0]?.body).toEqual({ subscribes: [{ code: 'novelties', isActive: true }] });
});

test('the end of all names every advertising topic and says nothing about boxes', async () => {
  const { api, sent } = fakeApi({ subscribes: [] });
  expect(await saveSubscriptions(api, endOfAll)).toEqual({ ok: true, chosen: null });
  const advertising = SUBSCRIPTIONS.filter((code) => code !== 'orders-push');
  expect(sent[0]?.body).toEqual({ subscribes: advertising.map((code) => ({ code, isActive: false })) });
});

test('after a failure the boxes are those of the form, and of the shop when all should end', async () => {
  const { api } = fakeApi(problem({ code: 'unavailable' }));
  expect(await saveSubscriptions(api, ticked)).toEqual({ ok: false, chosen: ['novelties'] });
  expect(await saveSubscriptions(api, endOfAll)).toEqual({ ok: false, chosen: null });
});
