import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillSmallShop } from '@yahont/api/testing/small-shop.ts';
import { addressOf, routePaths } from './every-route.ts';
import { openServedShop, type ServedShop } from './served-shop.ts';

const URLENCODED = 'application/x-www-form-urlencoded';
const PARTS = 'multipart/form-data; boundary=b';
const part = (name: string, more = '') =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\nvalue\r\n`;
const FILE = '; filename="a.jpg"\r\nContent-Type: image/jpeg';
const NAMES = ['intent', 'action', 'name', 'phone', 'email', 'id', 'file', 'quantity'];

const BODIES: readonly [what: string, type: string | null, body: string, status: number | null][] = [
  ['nothing', null, '', null],
  ['text without a type', null, 'x', 415],
  ['text', 'text/plain', 'x', 415],
  ['JSON', 'application/json', '{"a":1}', 415],
  ['broken JSON', 'application/json', '{', 415],
  ['bytes', 'application/octet-stream', '\0\u0001', 415],
  ['XML', 'application/xml', '<a/>', 415],
  ['a form without fields', URLENCODED, '', null],
  ['a form with signs that are no escapes', URLENCODED, 'name=%zz&%ff=%00&=&&intent=%E0', null],
  ['parts without a boundary', 'multipart/form-data', part('name'), 400],
  ['parts with another boundary', 'multipart/form-data; boundary=c', part('name'), 400],
  ['parts that break off', PARTS, part('name'), 400],
  ['files where texts belong', PARTS, `${NAMES.map((name) => part(name, FILE)).join('')}--b--\r\n`, null],
];

let shop: ServedShop;
beforeAll(async () => {
  shop = await openServedShop({ fill: fillSmallShop });
}, 120_000);
afterAll(() => shop.stop());

test('no page and no data of a page breaks on any of thirteen kinds of bodies', async () => {
  expect(BODIES).toHaveLength(13);
  const addresses = routePaths().flatMap((path) => {
    const page = addressOf(path, '1');
    return page.endsWith('/') ? [page, `${page}_.data`] : [page];
  });
  expect(addresses.length).toBeGreaterThan(140);
  const wrong: string[] = [];
  let reached = 0;
  let count = 0;
  const work = async (mine: string[]): Promise<void> => {
    for (const address of mine) {
      for (const [what, type, body, wanted] of BODIES) {
        count += 1;
        const headers = {
          'sec-fetch-site': 'same-origin',
          'x-forwarded-for': `198.51.${count % 200}.${address.length}`,
          'content-length': String(Buffer.byteLength(body)),
          ...(type === null ? {} : { 'content-type': type }),
        };
        const { status, text } = await shop.post(address, body, headers);
        if (status >= 500 || (wanted !== null && status !== wanted))
          wrong.push(`${status} ${what} ${address}`);
        if (wanted !== null && !text.includes('<html lang="ru"')) wrong.push(`no page: ${what} ${address}`);
        if (status < 400) reached += 1;
      }
    }
  };
  const width = 8;
  await Promise.all(
    Array.from({ length: width }, (_, turn) =>
      work(addresses.filter((_one, index) => index % width === turn)),
    ),
  );
  expect(wrong).toEqual([]);
  expect(shop.errors).toEqual([]);
  // Not all requests were refused at the door.
  expect(reached).toBeGreaterThan(50);
}, 300_000);
