import { afterEach, expect, test, vi } from 'vitest';
import { keepHash } from './keep-hash.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Follows a link from `/`; the navigation ends at another address. */
async function follow(to: string, end: string): Promise<string[]> {
  const gone: string[] = [];
  vi.stubGlobal('location', new URL('https://shop.test/'));
  const done = keepHash(to, {
    end: Promise.resolve().then(() => void vi.stubGlobal('location', new URL(end, 'https://shop.test/'))),
    go: (address) => gone.push(address),
  });
  await done;
  return gone;
}

test('the hash outlives the redirect to the slash and that of a rule', async () => {
  expect(await follow('/news?x=1#a', '/news/?x=1')).toEqual(['/news/?x=1#a']);
  expect(await follow('/contacts/#map', '/about/contacts/')).toEqual(['/about/contacts/#map']);
});

test('without a redirect, without a hash, or with one of the redirect nothing is added', async () => {
  expect(await follow('/news/?x=1#a', '/news/?x=1#a')).toEqual([]);
  expect(await follow('/news?x=1', '/news/?x=1')).toEqual([]);
  expect(await follow('/old/#a', '/new/#b')).toEqual([]);
  expect(await follow('/news#a', '/'), 'the navigation failed').toEqual([]);
});

test('a later navigation cancels it', async () => {
  const first = follow('/news#a', '/news/');
  void keepHash('/cart/', { end: undefined, go: () => {} });
  expect(await first).toEqual([]);
});
