import { QueryClient } from '@tanstack/react-query';
import type { VisitorSummary } from '@yahont/contracts/visitors/visitors.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { chosenStore, type ChosenList } from './chosen-store.ts';
import { VISITOR_KEY } from './visitor-key.ts';

const FAVOURITES: ChosenList = ({ favouriteIds }) => favouriteIds;
const STONES: ChosenList = ({ compared }) => compared.stones;

const visitor = (favouriteIds: number[]): VisitorSummary => ({
  user: null,
  cartCount: 0,
  favouriteIds,
  favouriteStoneIds: [],
  compared: { stones: [{ id: 9, shape: 'oval' }], products: [] },
});

test('all buttons of a page share one store for each list', () => {
  const client = new QueryClient();
  expect(chosenStore(client, FAVOURITES)).toBe(chosenStore(client, FAVOURITES));
  expect(chosenStore(client, STONES)).not.toBe(chosenStore(client, FAVOURITES));
  expect(chosenStore(new QueryClient(), FAVOURITES)).not.toBe(chosenStore(client, FAVOURITES));
});

test('a button is notified when its list arrives, and not when other data of the visitor changes', async () => {
  const client = new QueryClient();
  const store = chosenStore(client, FAVOURITES);
  let notified = 0;
  store.subscribe(() => {
    notified += 1;
  });
  const summary = visitor([7]);
  client.setQueryData(VISITOR_KEY, summary);
  expect(store.has(7)).toBe(true);
  expect([chosenStore(client, STONES).has(9), chosenStore(client, STONES).has(7)]).toEqual([true, false]);
  client.setQueryData(VISITOR_KEY, { ...summary, cartCount: 3 });
  await wait(5);
  expect(notified).toBe(1);
});

test('an unmounted button is not notified', async () => {
  const client = new QueryClient();
  const store = chosenStore(client, FAVOURITES);
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
