import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { VISITOR_KEY } from '#app/lib/visitor/visitor-key.ts';
import { toggleFavourite } from './toggle-favourite.ts';

function clientWith(favouriteIds: number[]) {
  const client = new QueryClient();
  client.setQueryData(VISITOR_KEY, {
    user: null,
    cartCount: 0,
    favouriteIds,
    favouriteStoneIds: [] as number[],
    compared: { stones: [], products: [] },
  });
  return client;
}
const refuse = () => Promise.reject(new Error('offline'));
const shown = (client: QueryClient) => client.getQueryData(VISITOR_KEY);

test('a product becomes a favourite before the server answers', async () => {
  const client = clientWith([]);
  let seen: unknown;
  await toggleFavourite(
    client,
    {
      remember: (id) => {
        seen = shown(client);
        return Promise.resolve({ ids: [id], stoneIds: [] });
      },
      forget: refuse,
    },
    { kind: 'product', id: 5 },
  );
  expect(seen).toMatchObject({ favouriteIds: [5] });
  expect(shown(client)).toMatchObject({ favouriteIds: [5] });
});

test('pressing again removes it', async () => {
  const client = clientWith([5, 6]);
  await toggleFavourite(
    client,
    { remember: refuse, forget: () => Promise.resolve({ ids: [6], stoneIds: [] }) },
    { kind: 'product', id: 5 },
  );
  expect(shown(client)).toMatchObject({ favouriteIds: [6] });
});

test('a refused call restores the page, and its error is rethrown', async () => {
  const client = clientWith([6]);
  await expect(
    toggleFavourite(client, { remember: refuse, forget: refuse }, { kind: 'product', id: 5 }),
  ).rejects.toThrow('offline');
  expect(shown(client)).toMatchObject({ favouriteIds: [6] });
});

test('a stone is not taken for the product with its number', async () => {
  const client = clientWith([5]);
  const remember = (id: number) => Promise.resolve({ ids: [5], stoneIds: [id] });
  await toggleFavourite(client, { remember, forget: refuse }, { kind: 'stone', id: 5 });
  expect(shown(client)).toMatchObject({ favouriteIds: [5], favouriteStoneIds: [5] });
});
