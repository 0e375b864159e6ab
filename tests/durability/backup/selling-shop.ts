import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addCartLine } from '@yahont/contracts/cart/cart.ts';
import { getCheckoutOptions, placeOrder } from '@yahont/contracts/checkout/checkout.ts';
import { kopecks } from '@yahont/values/money.ts';
import { openDatabase, type DatabaseSettings } from '@yahont/api/platform/database/open/open-database.ts';
import { createTestApi, makePhone } from '@yahont/api/testing/api.ts';
import { courierOrder } from '@yahont/api/testing/courier-order.ts';
import { makeCertificate } from '@yahont/api/testing/money/certificates.ts';
import { fillSmallShop } from '@yahont/api/testing/small-shop.ts';
import { signIn } from '@yahont/api/testing/visitors.ts';

export type SellingShop = {
  /** Places orders, each of a new buyer; returns their ids. */
  sell: (orders: number) => Promise<number[]>;
  stop: () => Promise<void>;
};

/** The small shop on a database of either engine, with a gift certificate. */
export async function openSellingShop(settings: DatabaseSettings): Promise<SellingShop> {
  const api = await createTestApi({}, await openDatabase(settings));
  const { skuId } = await fillSmallShop(api);
  await makeCertificate(api.context, kopecks(500_000));
  return {
    sell: async (orders) => {
      const ids: number[] = [];
      for (let index = 0; index < orders; index += 1) {
        const phone = makePhone();
        const { headers } = await signIn(api, { phone });
        (await api.call(addCartLine, { headers, body: { skuId, quantity: 1 } })).answer();
        const options = (await api.call(getCheckoutOptions, { headers })).answer();
        const key = { 'idempotency-key': randomUUID() };
        const sent = await api.call(placeOrder, {
          headers: { ...headers, ...key },
          body: courierOrder(options, phone),
        });
        ids.push(sent.answer().id);
      }
      return ids;
    },
    stop: () => api.stop(),
  };
}

/** Files of a shop in DATA_DIR, with some that a backup leaves out. */
export async function writeDataFiles(folder: string): Promise<void> {
  const files: Record<string, string> = {
    'secrets.json': '{"tokenKey":"a key for tests only, long enough to pass"}',
    'attachments/0c7e1b52-6a2e-4c35-9d5e-0a1f6cf6f3aa': 'a drawing',
    'attachments/half.part': 'not yet whole',
    'pictures/deep/folder/ring.webp': 'x'.repeat(200_000),
    'cache/pictures/320.webp': 'made again',
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}
