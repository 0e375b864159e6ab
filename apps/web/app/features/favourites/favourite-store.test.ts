import { QueryClient } from '@tanstack/react-query';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { VISITOR_KEY } from '#app/lib/visitor/visitor-key.ts';
import { favouriteStore } from './favourite-store.ts';

const visitor = (favouriteIds: number[]) => ({
  user: null,
  cartCount: 0,
  favouriteIds,
  favouriteStoneIds: [] as number[],
});

test('all hearts of a page share one store', () => {
  const client = new QueryClient();
  expect(favouriteStore(client)).toBe(favouriteStore(client));
  expect(favouriteStore(new QueryClient())).not.toBe(favouriteStore(client));
});

test('a heart is notified when the favourites arrive, and not when other data of the visitor changes', async () => {
  const client = new QueryClient();
  const store = favouriteStore(client);
  let notified = 0;
  store.subscribe(() => {
    notified += 1;
  });
  const summary = visitor([7]);
  client.setQueryData(VISITOR_KEY, summary);
  expect(store.has(7)).toBe(true);
  client.setQueryData(VISITOR_KEY, { ...summary, cartCount: 3 });
  await wait(5);
  expect(notified).toBe(1);
});

test('an unmounted heart is not notified', async () => {
  const client = new QueryClient();
  const store = favouriteStore(client);
  let notified = 0;
  const leave = store.subscribe(() => {
    notified += 1;
  });
  leave();
  client.setQueryData(VISITOR_KEY, visitor([7]));
  await wait(5);
  expect(notified).toBe(0);
  expect(store.has(7)).toBe(true);
});
