import type { Compared } from '@yahont/contracts/comparisons/comparisons.ts';
import { expect, test } from 'vitest';
import { createVisitorStore, type VisitorStore } from '#app/lib/visitor/visitor-store.ts';
import { toggleCompared } from './toggle-compared.ts';

const compared = (...ids: number[]): Compared => ({
  stones: ids.map((id) => ({ id, shape: 'round' })),
  products: [{ id: 1 }],
});
async function visitorWith(own: Compared): Promise<VisitorStore> {
  const summary = { user: null, cartCount: 0, favouriteIds: [], favouriteStoneIds: [], compared: own };
  const visitor = createVisitorStore(async () => summary);
  visitor.start();
  await visitor.reload();
  return visitor;
}
const stone = (id: number) => ({ kind: 'stones', id, shape: 'round' }) as const;
const refuse = () => Promise.reject(new Error('offline'));
const shown = (visitor: VisitorStore) => visitor.read().summary?.compared;

test('a stone is compared before the server answers', async () => {
  const visitor = await visitorWith(compared());
  let seen: unknown;
  const remember = () => {
    seen = shown(visitor);
    return Promise.resolve(compared(5));
  };
  await toggleCompared(visitor, { remember, forget: refuse }, stone(5));
  expect([seen, shown(visitor)]).toEqual([compared(5), compared(5)]);
});

test('pressing again removes it', async () => {
  const visitor = await visitorWith(compared(5, 6));
  await toggleCompared(visitor, { remember: refuse, forget: () => Promise.resolve(compared(6)) }, stone(5));
  expect(shown(visitor)).toEqual(compared(6));
});

test('a refused call restores the page, and its error is rethrown', async () => {
  const visitor = await visitorWith(compared(6));
  const calls = { remember: refuse, forget: refuse };
  await expect(toggleCompared(visitor, calls, stone(5))).rejects.toThrow('offline');
  expect(shown(visitor)).toEqual(compared(6));
});

test('a seventh does not appear before the server has agreed', async () => {
  const full = compared(1, 2, 3, 4, 5, 6);
  const visitor = await visitorWith(full);
  let seen: unknown;
  const remember = () => {
    seen = shown(visitor);
    return refuse();
  };
  await expect(toggleCompared(visitor, { remember, forget: refuse }, stone(7))).rejects.toThrow();
  expect(seen).toEqual(full);
});
