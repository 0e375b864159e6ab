import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '@yahont/contracts/wire/endpoint.ts';
import { callNamed } from './call-named.server.ts';
import { callsOfPage } from './call.server.ts';
import { isNotFound } from './or-404.server.ts';

const getPage = endpoint({
  method: 'GET',
  path: '/api/page',
  summary: 'A page',
  query: z.object({ path: z.string().max(10) }),
  answer: z.object({ title: z.string() }),
});

function open(answer: () => Response) {
  const fetch = vi.fn(() => Promise.resolve(answer()));
  return { fetch, api: callsOfPage(fetch, null).asNobody };
}

test('the API is called with what the address names', async () => {
  const { fetch, api } = open(() => Response.json({ title: 'Кольца' }));
  expect(await callNamed(api, getPage, { query: { path: 'koltsa' }, path: '/koltsa/' })).toEqual({
    title: 'Кольца',
  });
  expect(fetch).toHaveBeenCalledTimes(1);
});

test.each([
  ['a code that the contract does not take', { query: { path: 'x'.repeat(11) }, path: '/x/' }],
  ['a path that is longer than any', { query: { path: 'x' }, path: `/${'x'.repeat(1000)}/` }],
])('%s is a 404 without a call', async (_what, named) => {
  const { fetch, api } = open(() => Response.json({ title: '' }));
  await expect(callNamed(api, getPage, named)).rejects.toSatisfy(isNotFound);
  expect(fetch).not.toHaveBeenCalled();
});

test('what the API does not have is a 404, other refusals are passed on', async () => {
  const refuse = (status: number) =>
    open(() => Response.json({ type: 'about:blank', title: '', status, code: 'x' }, { status })).api;
  const named = { query: { path: 'x' }, path: '/x/' };
  await expect(callNamed(refuse(404), getPage, named)).rejects.toSatisfy(isNotFound);
  await expect(callNamed(refuse(403), getPage, named)).rejects.not.toSatisfy(isNotFound);
});
