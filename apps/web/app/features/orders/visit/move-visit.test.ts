import { expect, test } from 'vitest';
import { fakeApi, problem } from '#app/lib/api/testing/fake-api.ts';
import { PICKUP } from '../testing/pickup.ts';
import { moveVisit, visitsOf } from './move-visit.server.ts';

const ID = 100_216;
const COURIER = {
  kind: 'courier',
  address: 'Москва, Арбат, 1',
  date: '2026-11-27',
  hours: { from: '10:00', to: '14:00' },
  trackNumber: null,
  fittingMinutes: null,
} as const;
const VISITS = { obstacle: null, movesLeft: 3, dates: ['2026-11-28'], intervals: [] };

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries({ intent: 'move-visit', ...fields })) data.set(name, value);
  return data;
}

test('the day and the hours are sent, no hours where couriers come at any time', async () => {
  const { api, sent } = fakeApi({});
  const values = { date: '2026-11-28', interval: '14:00' };
  expect(await moveVisit(api, ID, form(values))).toEqual({ ok: true, values });
  await moveVisit(api, ID, form({ date: '2026-11-28' }));
  expect(sent).toEqual([
    {
      path: '/api/orders/{id}/visit',
      params: { id: ID },
      body: { date: '2026-11-28', interval: '14:00' },
    },
    { path: '/api/orders/{id}/visit', params: { id: ID }, body: { date: '2026-11-28', interval: null } },
  ]);
  expect(await moveVisit(api, ID, form({ intent: 'cancel' }))).toBeNull();
});

test('a refusal of a field stays beside it with the choice, another one is said', async () => {
  const values = { date: '2026-11-28', interval: '14:00' };
  const taken = problem({ code: 'interval-taken', errors: [{ path: 'interval', message: '' }] });
  expect(await moveVisit(fakeApi(taken).api, ID, form(values))).toEqual({
    ok: false,
    values,
    wrong: ['interval'],
    refusal: null,
  });
  const late = problem({ code: 'too-late', status: 409 });
  expect(await moveVisit(fakeApi(late).api, ID, form(values))).toMatchObject({
    wrong: [],
    refusal: { code: 'too-late' },
  });
});

test('nothing is asked for an order that no courier brings, or that is on its way', async () => {
  const { api, sent } = fakeApi(VISITS);
  expect(await visitsOf(api, { id: ID, canCancel: true, delivery: PICKUP })).toBeNull();
  expect(await visitsOf(api, { id: ID, canCancel: false, delivery: COURIER })).toBeNull();
  expect(sent).toEqual([]);
  expect(await visitsOf(api, { id: ID, canCancel: true, delivery: COURIER })).toEqual(VISITS);
});

test('a carrier’s order offers no other day', async () => {
  const { api } = fakeApi({ ...VISITS, obstacle: 'not-visited', dates: [] });
  expect(await visitsOf(api, { id: ID, canCancel: true, delivery: COURIER })).toBeNull();
});
