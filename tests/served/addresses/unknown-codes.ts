import { expect, test } from 'vitest';
import type { ServedShop } from '../served-shop.ts';
import { expectRedirect, readHead, signedInCookies } from './visitor.ts';

const UNKNOWN = [
  '/actions/net-takoy/',
  '/catalog/net-takogo/',
  '/catalog/diamonds/net-takoy/selection/',
  '/cis/atlantida/',
  '/discount/net-takoy/',
  '/guide/kamni/net-takogo/',
  '/guide/net-takogo/',
  '/guide/net-takogo/nichego/',
  '/news/net-takoy/',
  '/personal/order/999999999/',
  '/personal/order/ne-nomer/',
  '/personal/order/done/999999999/',
  '/stores/atlantida/',
  '/stores/moskva/999999/',
];

export function testUnknownCodes(shopOf: () => ServedShop): void {
  test('fail validation, also without the trailing slash', async () => {
    const cookie = await signedInCookies(shopOf());
    for (const path of UNKNOWN) {
      for (const address of [path, path.slice(0, -1)]) {
        const { status, text } = await shopOf().get(address, { cookie });
        expect.soft(status, address).toBe(404);
        const { titles, h1 } = readHead(text);
        expect.soft(titles, address).toEqual([`Page Not Found: ${address}`]);
        expect.soft(h1, address).toEqual(['Ошибка 404']);
      }
    }
  });

  test('an unmatched address first gets its slash and then 404', async () => {
    expectRedirect(await shopOf().get('/net-takoy-stranitsy?a=1'), '/net-takoy-stranitsy/?a=1');
    const { status, text } = await shopOf().get('/net-takoy-stranitsy/');
    expect(status).toBe(404);
    expect(readHead(text)).toMatchObject({
      titles: ['Page not found: /net-takoy-stranitsy/'],
      h1: ['Ошибка 404'],
      layout: 'default',
    });
  });
}
