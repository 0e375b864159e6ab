import { expect, test } from 'vitest';
import { isTest, listFiles, readText } from '../repository.ts';

/** A call of the global `fetch`; methods of that name belong to the shop's own objects. */
const FETCH = /(?<![.\w])fetch\(/g;
const REFUSES = /redirect: 'error'/g;
/** The address names this process itself. */
const INSIDE = new Set(['apps/server/src/city/visitor-city.ts']);

const sources = listFiles().filter(
  (path) => /^apps\/(?:api|server)\/src\/.*\.ts$/.test(path) && !isTest(path) && !path.includes('/testing/'),
);

/** Numbers of requests to providers and of refused redirects in a source. */
function countIn(text: string): { requests: number; refused: number } {
  return { requests: [...text.matchAll(FETCH)].length, refused: [...text.matchAll(REFUSES)].length };
}

test('no request to a provider follows a redirect: keys and phones go to the configured host alone', () => {
  const asking = sources
    .map((path) => ({ path, ...countIn(readText(path)) }))
    .filter(({ path, requests }) => requests > 0 && !INSIDE.has(path));
  expect(asking.length).toBeGreaterThanOrEqual(10);
  expect(asking.filter(({ requests, refused }) => refused < requests)).toEqual([]);
});

test('a request that follows redirects is found', () => {
  expect(countIn("const a = await fetch(url, { redirect: 'error' });")).toEqual({ requests: 1, refused: 1 });
  expect(countIn('app.fetch(request); await fetch(url)')).toEqual({ requests: 1, refused: 0 });
});

test('no certificate of a provider is accepted unchecked', () => {
  const UNCHECKED = /rejectUnauthorized: false|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/;
  expect(sources.filter((path) => UNCHECKED.test(readText(path)))).toEqual([]);
});
