import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { getListing } from '@yahont/contracts/catalogue/listing.ts';
import { addCartLine } from '@yahont/contracts/cart/cart.ts';
import { getCheckoutOptions, placeOrder } from '@yahont/contracts/checkout/checkout.ts';
import { getOrder } from '@yahont/contracts/orders/orders.ts';
import { checkCode, requestCode } from '@yahont/contracts/accounts/sign-in.ts';
import { listSentMessages } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { courierOrder } from '@yahont/api/testing/courier-order.ts';
import { openBrowser, type Browser } from '../browser.ts';
import { inNewDatabase } from '../new-database.ts';
import { fillShop, startCluster } from './cluster.ts';
import { hasReleased, layOutReleased } from './released-tree.ts';

const POSTGRES = process.env['API_TEST_DATABASE_URL'];
const PHONE = '+79161230009';

if (!hasReleased())
  process.stderr.write('The last release is not in this clone: its test on the new schema is left out.\n');

test.skipIf(POSTGRES === undefined || !hasReleased())(
  'the last release starts on the new schema, sells there, and a process of today reads its order',
  async () => {
    const tree = await layOutReleased();
    try {
      await inNewDatabase(POSTGRES ?? '', async (url) => {
        const { skuId } = await fillShop(url);
        const cluster = await startCluster(url, { size: 0 });
        try {
          const old = await cluster.add({}, tree);
          const browser = openBrowser();
          browser.visit(old.origin);
          expect((await browser.call(getListing, { query: { section: 'koltsa' } })).total).toBe(1);
          await signIn(browser);
          await browser.call(addCartLine, { body: { skuId, quantity: 1 } });
          const body = courierOrder(await browser.call(getCheckoutOptions), PHONE);
          const headers = { 'idempotency-key': randomUUID() };
          const { id, number, total } = await browser.call(placeOrder, { body, headers });

          const fresh = await cluster.add();
          browser.visit(fresh.origin);
          expect(await browser.call(getOrder, { params: { id } })).toMatchObject({ number, total });
        } finally {
          await cluster.stop();
        }
      });
    } finally {
      await rm(tree, { recursive: true, force: true });
    }
  },
);

async function signIn(browser: Browser): Promise<void> {
  await browser.call(requestCode, { body: { phone: PHONE } });
  const codes = async () =>
    (await browser.call(listSentMessages, { query: { to: PHONE } })).items.flatMap(
      ({ text }) => /код (\d{4})/.exec(text)?.[1] ?? [],
    );
  await expect.poll(codes, { timeout: 20_000 }).not.toEqual([]);
  const [code = ''] = await codes();
  await browser.call(checkCode, { body: { phone: PHONE, code, acceptsPersonalData: true } });
}
