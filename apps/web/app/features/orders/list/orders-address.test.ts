import { expect, test } from 'vitest';
import { ordersHref, readOrdersView } from './orders-address.ts';

test('the address keeps group, search and page', () => {
  const view = { group: 'active', q: 'кольцо «Луна»' } as const;
  const href = ordersHref(view, 100_216);
  const { searchParams } = new URL(href, 'https://yahont.test');
  expect(readOrdersView(searchParams)).toEqual(view);
  expect(searchParams.get('before')).toBe('100216');
});

test('nothing chosen is the bare address, and nonsense is nothing chosen', () => {
  expect(ordersHref({ group: null, q: '' })).toBe('/personal/orders/');
  const nonsense = new URLSearchParams({ state: 'lost', q: ` ${'а'.repeat(300)}` });
  expect(readOrdersView(nonsense)).toEqual({ group: null, q: 'а'.repeat(100) });
});
