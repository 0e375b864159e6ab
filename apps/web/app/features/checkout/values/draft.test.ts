import { beforeEach, expect, test } from 'vitest';
import { CHECKOUT } from './checkout-values.ts';
import type { CheckoutValues } from './form-fields.ts';
import { options } from '../testing/right-form.ts';
import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { ZERO } from '@yahont/values/money.ts';
import { isNewer, loadDraft, markSaved, mergeOffered, saveDraft, withKept } from './draft.ts';
import { dropSentDraft } from './sent-draft.ts';

/** When the server looked for drafts, long after the ones below were saved. */
const LATER = '2026-11-21T00:00:00.000Z';

const values: CheckoutValues = {
  ...CHECKOUT.empty,
  name: 'Анна',
  buyer: 'person',
  delivery: 'courier',
  street: 'Арбат',
  date: '2026-11-21',
  storeId: '7',
  receiver: 'me',
  payment: 'cash',
  card: 'another',
  saveCard: 'on',
  offer: 'on',
  personal: 'on',
};

let kept: Map<string, string>;
const keeper = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
beforeEach(() => {
  kept = new Map();
});

test('leaving and returning keeps what was typed, but no consent', () => {
  saveDraft(keeper, { accountId: 1, isSent: false, values });
  expect(loadDraft(keeper, 1)?.values).toEqual({ ...values, saveCard: '', offer: '', personal: '' });
});

test('a draft of a page that had fewer fields is kept', () => {
  const { early: _early, earlyDate: _date, ...typed } = values;
  kept.set(
    'checkout-draft',
    JSON.stringify({ accountId: 1, isSent: false, values: { ...typed, comment: 'Звоните' } }),
  );
  expect(loadDraft(keeper, 1)?.values).toMatchObject({ comment: 'Звоните', early: '', earlyDate: '' });
});

test('a draft is not shown to another account', () => {
  saveDraft(keeper, { accountId: 1, isSent: false, values });
  expect(loadDraft(keeper, 2)).toBeNull();
});

test('only the draft of a placed order is dropped', () => {
  saveDraft(keeper, { accountId: 1, isSent: false, values });
  dropSentDraft(keeper);
  expect(loadDraft(keeper, 1)).not.toBeNull();
  saveDraft(keeper, { accountId: 1, isSent: true, values });
  dropSentDraft(keeper);
  expect(loadDraft(keeper, 1)).toBeNull();
});

test('a code of a gift certificate is not kept in the browser', () => {
  const paid = { ...values, certificates: 'AAAA:100', certificateCode: 'AAAA' };
  saveDraft(keeper, { accountId: 1, isSent: false, values: paid });
  expect(JSON.stringify([...kept])).not.toContain('AAAA');
});

test('invalid stored data counts as no draft, and full storage is not an error', () => {
  kept.set('checkout-draft', '{"accountId":1,"isSent":false,"values":{"name":1}}');
  expect(loadDraft(keeper, 1)).toBeNull();
  kept.set('checkout-draft', 'nonsense');
  expect(loadDraft(keeper, 1)).toBeNull();
  const full = {
    ...keeper,
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(() => saveDraft(full, { accountId: 1, isSent: false, values })).not.toThrow();
});

const mergeNow = (fresh: CheckoutValues, draft: CheckoutValues, offered: CheckoutOptions) =>
  mergeOffered(fresh, { values: draft }, { options: offered, cityId: 216 });

test('a value that is no longer offered falls back to the first option', () => {
  const fresh = { ...values, date: '2026-11-25', storeId: '9', payment: 'card', delivery: 'courier' };
  const draft = { ...values, delivery: 'pickup' };
  const courier = { ...options.courier, dates: ['2026-11-25'] };
  const paymentRules = { ...options.paymentRules, cashMax: ZERO };
  const merged = mergeNow(fresh, draft, { ...options, courier, paymentRules, pickup: [] });
  expect(merged).toMatchObject({
    date: '2026-11-25',
    storeId: '9',
    payment: 'card',
    delivery: 'courier',
    street: 'Арбат',
  });
});

test('a day whose hours were taken meanwhile falls back together with them, and so does express', () => {
  const intervals = [{ from: '10:00', to: '14:00', takenOn: ['2026-11-21'] }];
  const offered = { ...options, courier: { ...options.courier, intervals } };
  const fresh = { ...values, date: '2026-11-22', interval: '10:00' };
  const first = mergeNow(fresh, { ...values, interval: '10:00' }, offered);
  expect(first).toMatchObject({ date: '2026-11-22', interval: '10:00' });
  expect(mergeNow(fresh, { ...values, delivery: 'express' }, offered).delivery).toBe('courier');
});

test('an earlier visit that nobody can make any more falls back to the first one', () => {
  const intervals = [{ from: '10:00', to: '14:00', takenOn: ['2026-11-21'] }];
  const early = { dates: ['2026-11-21', '2026-11-22'], ready: [], later: [], isFirst: [] };
  const offered = { ...options, courier: { ...options.courier, dates: ['2026-11-25'], intervals, early } };
  const fresh = { ...values, earlyDate: '2026-11-22', earlyInterval: '10:00' };
  const wanted = { ...values, early: 'on', earlyInterval: '10:00' };
  const merge = (earlyDate: string) => mergeNow(fresh, { ...wanted, earlyDate }, offered);
  expect(merge('2026-11-21')).toMatchObject({ early: 'on', earlyDate: '2026-11-22', earlyInterval: '10:00' });
  expect(merge('2026-11-22')).toMatchObject({ earlyDate: '2026-11-22' });
});

test('an address, a store and a visit of one city do not come into an order of another', () => {
  const moscow = {
    ...values,
    house: '1',
    flat: '2',
    position: '55.76,37.65',
    addressNote: 'Домофон 3',
    pointCode: 'MSK1',
  };
  const places = {
    street: '',
    house: '',
    flat: '',
    position: '',
    addressNote: '',
    storeId: '7',
    pointCode: '',
  };
  const fresh = { ...values, name: '', ...places, date: '2026-11-22' };
  const kazan = { options, cityId: 2 };
  const expected = { ...places, name: 'Анна', date: '2026-11-22' };
  expect(mergeOffered(fresh, { values: moscow, cityId: 216 }, kazan)).toMatchObject(expected);
  expect(mergeOffered(fresh, { values: moscow, cityId: 2 }, kazan)).toMatchObject({
    street: 'Арбат',
    date: '2026-11-21',
  });
  expect(withKept(fresh, { values: moscow, cityId: 216 }, kazan)).toMatchObject(expected);
});

test('a draft that names no city is one of the city of now', () => {
  const fresh = { ...values, street: '' };
  const here = { options, cityId: 2 };
  expect(mergeOffered(fresh, { values }, here).street).toBe('Арбат');
  expect(withKept(fresh, { values, cityId: null }, here).street).toBe('Арбат');
});

test('the newer one of the drafts of the tab and of the server counts', () => {
  const [first, second] = ['2026-11-20T10:00:00.000Z', '2026-11-20T11:00:00.000Z'];
  const draft = { accountId: 1, isSent: false, values };
  // Nobody else has saved since, whatever this device's clock says.
  expect(isNewer({ ...draft, at: 0, seen: first }, { savedAt: first, readAt: LATER })).toBe(true);
  expect(isNewer({ ...draft, at: 0, seen: null }, { savedAt: null, readAt: LATER })).toBe(true);
  // Another tab has saved since.
  expect(isNewer({ ...draft, at: Date.parse(first), seen: first }, { savedAt: second, readAt: LATER })).toBe(
    false,
  );
  expect(
    isNewer({ ...draft, at: Date.parse(second) + 1, seen: first }, { savedAt: second, readAt: LATER }),
  ).toBe(true);
  // A draft stored by an older build has no time.
  expect(isNewer(draft, { savedAt: second, readAt: LATER })).toBe(false);
});

test('what the server had and has no more was ordered elsewhere, and does not come back', () => {
  saveDraft(keeper, { accountId: 1, isSent: false, at: Date.now(), seen: null, values });
  markSaved(keeper, '2026-11-20T10:00:00.000Z');
  const draft = loadDraft(keeper, 1);
  const none = { savedAt: null, readAt: '2026-11-20T10:00:00.001Z' };
  expect(draft && isNewer(draft, none)).toBe(false);
  // The page was requested before this tab saved: nothing was ordered.
  expect(draft && isNewer(draft, { savedAt: null, readAt: '2026-11-20T09:59:59.999Z' })).toBe(true);
  kept.clear();
  markSaved(keeper, '2026-11-20T10:00:00.000Z');
  expect(loadDraft(keeper, 1)).toBeNull();
});
