import { afterAll, beforeAll, expect, test } from 'vitest';
import { openServedShop, type ServedShop } from './served-shop.ts';

/** Text that is true even in a shop without an instalment operator: past courses, and recipients of data. */
const ALLOWED = new Set(['/news/shkola-prodavtsov/', '/politika/']);
const ABOUT_INSTALMENTS = '/actions/rassrochka/';
const BESIDES = ['/llms.txt', '/cart/', '/search/?q=', '/news/rss.xml'];

let shop: ServedShop;

beforeAll(async () => {
  shop = await openServedShop({ fill: 'demo', hasOperator: false });
});
afterAll(() => shop.stop());

test('a shop without an operator of instalments mentions them nowhere', async () => {
  const texts = [...(await addressesOf('pages')), ...(await addressesOf('articles'))];
  expect(texts).toEqual(expect.arrayContaining(['/', '/delivery/', '/questions/', '/actions/', ...ALLOWED]));
  expect(texts).not.toContain(ABOUT_INSTALMENTS);
  const [product = ''] = await addressesOf('products');
  const [section = ''] = await addressesOf('sections');
  const addresses = [...texts, product, section, '/catalog/skidki/', ...BESIDES];
  const mentioning: string[] = [];
  for (const address of addresses) {
    const { status, text } = await shop.get(address);
    expect(status, address).toBe(200);
    if (/рассроч|rass?rochk/i.test(text)) mentioning.push(address);
  }
  expect(new Set(mentioning)).toEqual(ALLOWED);
  expect((await shop.get(ABOUT_INSTALMENTS)).status).toBe(404);
}, 300_000);

/** Paths in the first sitemap file of a kind. */
async function addressesOf(kind: string): Promise<string[]> {
  const { text } = await shop.get(`/sitemap-${kind}-1.xml`);
  return Array.from(text.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => new URL(address).pathname);
}
