import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdPiece } from '@yahont/contracts/holds/holds.ts';
import { lapseHolds } from '@yahont/api/domains/after/holds/ending/lapse-holds.ts';
import { makePhone } from '@yahont/api/testing/api.ts';
import { addPiece } from '@yahont/api/testing/office.ts';
import { fillSmallShop } from '@yahont/api/testing/small-shop.ts';
import { openServedShop, type ServedShop } from './served-shop.ts';

const NOW = new Date('2026-11-24T14:40:00+03:00');
const HOUR_MS = 3_600_000;

let shop: ServedShop;
let storeId: number;
beforeAll(async () => {
  shop = await openServedShop({
    fill: async (api) => {
      api.clock.set(NOW);
      ({ storeId } = await fillSmallShop(api));
    },
  });
}, 120_000);
afterAll(() => shop.stop());

test('the page of a hold is extended once, and says so when nobody came and the term is over', async () => {
  const { api } = shop;
  const { skuId } = await addPiece(api, storeId);
  const { link } = (
    await api.call(holdPiece, {
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
  const address = `/holds/${link}/`;
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
