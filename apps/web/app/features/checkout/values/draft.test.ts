import { beforeEach, expect, test } from 'vitest';
import type { CheckoutValues } from './checkout-values.ts';
import { dropSentDraft, loadDraft, mergeDraft, saveDraft } from './draft.ts';

const values: CheckoutValues = {
  name: 'Анна',
  lastName: '',
  phone: '',
  email: '',
  buyer: 'person',
  companyInn: '',
  companyKpp: '',
  companyName: '',
  companyAddress: '',
  delivery: 'courier',
  street: 'Арбат',
  house: '',
  flat: '',
  addressNote: '',
  keepAddress: '',
  date: '2026-11-21',
  interval: '',
  storeId: '7',
  pointCode: '',
  readyFirst: '',
  receiver: 'me',
  receiverName: '',
  receiverLastName: '',
  receiverPhone: '',
  surprise: '',
  payment: 'cash',
  card: 'another',
  saveCard: 'on',
  useBonus: '',
  certificates: '',
  certificateCode: '',
  comment: '',
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

test('a value that is no longer offered falls back to the first option', () => {
  const fresh = { ...values, date: '2026-11-25', storeId: '9', payment: 'card', delivery: 'courier' };
  const draft = { ...values, delivery: 'pickup' };
  const merged = mergeDraft(fresh, draft, {
    isShipped: true,
    courier: { dates: ['2026-11-25'], intervals: [] },
    hasExpress: false,
    storeIds: [],
    pointCodes: [],
    savedCards: [],
    payments: ['card'],
  });
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
  const offered = {
    isShipped: true,
    courier: { dates: ['2026-11-21', '2026-11-22'], intervals },
    hasExpress: false,
    storeIds: [],
    pointCodes: [],
    savedCards: [],
    payments: ['cash'],
  };
  const fresh = { ...values, date: '2026-11-22', interval: '10:00' };
  const first = mergeDraft(fresh, { ...values, interval: '10:00' }, offered);
  expect(first).toMatchObject({ date: '2026-11-22', interval: '10:00' });
  expect(mergeDraft(fresh, { ...values, delivery: 'express' }, offered).delivery).toBe('courier');
});
