import { QueryClient } from '@tanstack/react-query';
import type { Compared } from '@yahont/contracts/comparisons/comparisons.ts';
import type { VisitorSummary } from '@yahont/contracts/visitors/visitors.ts';
import { expect, test } from 'vitest';
import { VISITOR_KEY } from '#app/lib/visitor/visitor-key.ts';
import { toggleCompared } from './toggle-compared.ts';

const compared = (...ids: number[]): Compared => ({
  stones: ids.map((id) => ({ id, shape: 'round' })),
  products: [{ id: 1 }],
});
function clientWith(own: Compared) {
  const client = new QueryClient();
  client.setQueryData<VisitorSummary>(VISITOR_KEY, {
    user: null,
    cartCount: 0,
    favouriteIds: [],
    favouriteStoneIds: [],
    compared: own,
  });
  return client;
}
const stone = (id: number) => ({ kind: 'stones', id, shape: 'round' }) as const;
const refuse = () => Promise.reject(new Error('offline'));
const shown = (client: QueryClient) => client.getQueryData<VisitorSummary>(VISITOR_KEY)?.compared;

test('a stone is compared before the server answers', async () => {
  const client = clientWith(compared());
  let seen: unknown;
  const remember = () => {
    seen = shown(client);
    return Promise.resolve(compared(5));
  };
  await toggleCompared(client, { remember, forget: refuse }, stone(5));
  expect([seen, shown(client)]).toEqual([compared(5), compared(5)]);
});

test('pressing again removes it', async () => {
  const client = clientWith(compared(5, 6));
  await toggleCompared(client, { remember: refuse, forget: () => Promise.resolve(compared(6)) }, stone(5));
  expect(shown(client)).toEqual(compared(6));
});

test('a refused call restores the page, and its error is rethrown', async () => {
  const client = clientWith(compared(6));
  const calls = { remember: refuse, forget: refuse };
  await expect(toggleCompared(client, calls, stone(5))).rejects.toThrow('offline');
  expect(shown(client)).toEqual(compared(6));
});

test('a seventh does not appear before the server has agreed', async () => {
  const full = compared(1, 2, 3, 4, 5, 6);
  const client = clientWith(full);
  let seen: unknown;
  const remember = () => {
    seen = shown(client);
    return refuse();
  };
  await expect(toggleCompared(client, { remember, forget: refuse }, stone(7))).rejects.toThrow();
  expect(seen).toEqual(full);
});
