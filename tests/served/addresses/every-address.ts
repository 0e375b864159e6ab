import { expect, test } from 'vitest';
import { ADDRESSES } from '../../e2e/support/addresses.ts';
import type { ServedShop } from '../served-shop.ts';
import { expectRedirect, readerOf, readHead, signedInCookies } from './visitor.ts';

/**
 * SPEC 1.4: the end of every description, after a sentence about the page; a piece has its own payments in
 * it.
 */
const INSTALMENT = /[а-яё]{3}.* Рассрочка 0\s%: .+ без\sпереплаты, оператор\s— [^.]+\.$/i;

export function testEveryAddress(shopOf: () => ServedShop): void {
  for (const { route, path, layout, h1, isDark = false, kept, isAccount = false } of ADDRESSES) {
    test(`${route}: layout, heading, theme, caching and trailing slash`, async () => {
      const shop = shopOf();
      const address = await path(readerOf(shop));
      const [pathname = '', search] = address.split('?');
      expect(pathname, 'the shop has something at this route').toMatch(/^\/(?:.+\/)?$/);

      let cookie = {};
      if (isAccount) {
        const stranger = await shop.get(encodeURI(address));
        expectRedirect(stranger, '/');
        expect(stranger.headers['cache-control']).toBe('no-store');
        cookie = { cookie: await signedInCookies(shop) };
      }
      const answer = await shop.get(encodeURI(address), cookie);
      expect(answer.status).toBe(200);
      expect(answer.headers['cache-control']).toBe(
        kept === 'shared' ? 'private, max-age=0, must-revalidate' : 'no-store',
      );
      const seen = readHead(answer.text);
      expect(seen.layout).toBe(layout);
      expect(seen.theme).toBe(isDark ? 'dark' : 'light');
      expect(seen.titles).toHaveLength(1);
      expect(seen.titles[0]).toMatch(/[а-яё]{3}/i);
      expect(seen.titles[0]).not.toMatch(/undefined|null|Not Found/i);
      expect(seen.h1).toHaveLength(1);
      expect(seen.h1[0]).toMatch(h1);
      expect(seen.description).toMatch(INSTALMENT);
      expect(seen.canonical).toMatch(/^https?:\/\/[^/]+\//);
      if (pathname === '/') return;

      const query = search === undefined ? '?utm_source=letter&a=1' : `?${search}&utm_source=letter`;
      const bare = await shop.get(encodeURI(`${pathname.slice(0, -1)}${query}`), cookie);
      expectRedirect(bare, `${pathname}${new URL(query, 'http://shop').search}`);
    });
  }
}
