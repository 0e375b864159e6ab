import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdPiece } from '@yahont/contracts/holds/holds.ts';
import { lapseHolds } from '@yahont/api/domains/after/holds/ending/lapse-holds.ts';
import { makePhone } from '@yahont/api/testing/api.ts';
import { addPiece } from '@yahont/api/testing/office.ts';
import { fillSmallShop } from '@yahont/api/testing/small-shop.ts';
import { indexFolder } from '../../apps/server/src/files/index-folder.ts';
import { WEB_FOLDER } from '../../apps/server/src/web/load-web.ts';
import { openServedShop, type ServedShop } from './served-shop.ts';

const NOW = new Date('2026-11-24T14:40:00+03:00');
const HOUR_MS = 3_600_000;

let shop: ServedShop;
let storeId: number;
let browser: Browser;
beforeAll(async () => {
  const builtFiles = await indexFolder(join(WEB_FOLDER, 'build/client'));
  const { CHROMIUM_PATH } = process.env;
  browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
  });
  shop = await openServedShop({
    changed: { builtFiles },
    fill: async (api) => {
      api.clock.set(NOW);
      ({ storeId } = await fillSmallShop(api));
    },
  });
}, 120_000);
afterAll(async () => {
  await browser.close();
  await shop.stop();
});

/** Keeps a new piece until the next day; returns the address of the hold's page. */
async function hold(): Promise<string> {
  const { skuId } = await addPiece(shop.api, storeId);
  const { link } = (
    await shop.api.call(holdPiece, {
      ip: randomUUID(),
      body: {
        skuId,
        storeId,
        phone: makePhone(),
        coming: 'tomorrow',
        acceptsPersonalData: true,
        token: randomUUID(),
      },
    })
  ).answer();
  return `/holds/${link}/`;
}

test('the page of a hold is extended once, and says so when nobody came and the term is over', async () => {
  const { api } = shop;
  api.clock.set(NOW);
  const address = await hold();
  const opened = await shop.get(address);
  expect(opened.text).toContain('Ждёт вас до');
  expect(opened.text).toContain('Продлить до');

  const extended = await shop.post(address, 'intent=extend', {
    'content-type': 'application/x-www-form-urlencoded',
    origin: shop.origin,
    'sec-fetch-site': 'same-origin',
  });
  expect(extended.text).toContain('Ждёт вас до');
  expect(extended.text).not.toContain('Продлить до');

  api.clock.set(new Date(NOW.getTime() + 47 * HOUR_MS));
  await lapseHolds(api.context);
  expect((await shop.get(address)).text).toContain('Ждёт вас до');
  api.clock.set(new Date(NOW.getTime() + 48 * HOUR_MS));
  expect((await shop.get(address)).text, 'before the job').toContain('Срок вышел');
  await lapseHolds(api.context);
  const over = await shop.get(address);
  expect(over.text).toContain('Освободилось само: срок вышел');
  expect(over.text).not.toContain('Отпустить</button>');
});

test.each([375, 1440])('%i px: in a browser a hold is extended, then lapses by the clock', async (width) => {
  const { api, origin } = shop;
  api.clock.set(NOW);
  const address = await hold();
  const page = await browser.newPage({ baseURL: origin, viewport: { width, height: 800 } });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(address);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^Продлить до/ }).click();
  await main.getByRole('button', { name: /^Продлить/ }).waitFor({ state: 'hidden' });
  await main.getByRole('heading', { name: /^Ждёт вас до/ }).waitFor();

  api.clock.set(new Date(NOW.getTime() + 48 * HOUR_MS));
  await lapseHolds(api.context);
  await page.reload();
  await main.getByText('Освободилось само: срок вышел').waitFor();
  expect(await main.getByRole('button', { name: 'Отпустить' }).count()).toBe(0);
  expect(errors).toEqual([]);
  await page.close();
});
