import { expect, test } from 'vitest';
import { createVisitorStore, type VisitorStore } from '#app/lib/visitor/visitor-store.ts';
import { toggleFavourite } from './toggle-favourite.ts';

async function visitorWith(favouriteIds: number[]): Promise<VisitorStore> {
  const summary = { user: null, cartCount: 0, favouriteIds, favouriteStoneIds: [] };
  const visitor = createVisitorStore(async () => ({ ...summary, compared: { stones: [], products: [] } }));
  visitor.start();
  await visitor.reload();
  return visitor;
}
const refuse = () => Promise.reject(new Error('offline'));
const shown = (visitor: VisitorStore) => visitor.read().summary;

test('a product becomes a favourite before the server answers', async () => {
  const visitor = await visitorWith([]);
  let seen: unknown;
  await toggleFavourite(
    visitor,
    {
      remember: (id) => {
        seen = shown(visitor);
        return Promise.resolve({ ids: [id], stoneIds: [] });
      },
      forget: refuse,
    },
    { kind: 'product', id: 5 },
  );
  expect(seen).toMatchObject({ favouriteIds: [5] });
  expect(shown(visitor)).toMatchObject({ favouriteIds: [5] });
});

test('pressing again removes it', async () => {
  const visitor = await visitorWith([5, 6]);
  await toggleFavourite(
    visitor,
    { remember: refuse, forget: () => Promise.resolve({ ids: [6], stoneIds: [] }) },
    { kind: 'product', id: 5 },
  );
  expect(shown(visitor)).toMatchObject({ favouriteIds: [6] });
});

test('a refused call restores the page, and its error is rethrown', async () => {
  const visitor = await visitorWith([6]);
  await expect(
    toggleFavourite(visitor, { remember: refuse, forget: refuse }, { kind: 'product', id: 5 }),
  ).rejects.toThrow('offline');
  expect(shown(visitor)).toMatchObject({ favouriteIds: [6] });
});

test('a stone is not taken for the product with its number', async () => {
  const visitor = await visitorWith([5]);
  const remember = (id: number) => Promise.resolve({ ids: [5], stoneIds: [id] });
  await toggleFavourite(visitor, { remember, forget: refuse }, { kind: 'stone', id: 5 });
  expect(shown(visitor)).toMatchObject({ favouriteIds: [5], favouriteStoneIds: [5] });
});
