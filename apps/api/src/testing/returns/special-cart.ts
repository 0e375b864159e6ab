import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { ServiceCode } from '@yahont/contracts/line-kinds.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import { cartLines, carts } from '#src/domains/cart/cart.tables.ts';
import { items } from '#src/domains/stock/stock.tables.ts';
import { importStones } from '#src/domains/stones/import-stones.ts';
import { stones } from '#src/domains/stones/stones.tables.ts';
import { makeUin } from '../products/products.ts';
import type { TestBuyer, TestShop } from '../shop.ts';

type NewLine = Omit<typeof cartLines.$inferInsert, 'cartId' | 'quantity' | 'createdAt'> & {
  services?: { service: ServiceCode; note?: string }[];
};

/** A buyer whose cart holds lines that no page offers yet, with their services. */
export async function buyerWith(shop: TestShop, ...lines: NewLine[]): Promise<TestBuyer> {
  const buyer = await shop.makeBuyer();
  const { db, now } = shop.context;
  const [cart] = await db
    .insert(carts)
    .values({ accountId: buyer.accountId, updatedAt: now() })
    .returning({ id: carts.id });
  const owned = { cartId: cart?.id ?? 0, quantity: 1, createdAt: now() };
  for (const { services = [], ...line } of lines) {
    const [parent] = await db
      .insert(cartLines)
      .values({ ...line, ...owned })
      .returning({ id: cartLines.id });
    const parentId = parent?.id ?? 0;
    for (const { service, note } of services) {
      const options = note === undefined ? {} : { note };
      await db.insert(cartLines).values({ ...owned, kind: 'service', parentId, service, options });
    }
  }
  return buyer;
}

/** A loose stone in the test's store. */
export async function makeStone(shop: TestShop, price: Kopecks): Promise<{ stoneId: number; uin: string }> {
  const { db } = shop.context;
  const certificate = String(randomInt(1_000_000_000));
  await importStones({ db }, [{ name: 'Бриллиант, круг 0,50 ct', laboratory: 'GIA', certificate, price }]);
  const [row] = await db.select({ id: stones.id }).from(stones).where(eq(stones.certificate, certificate));
  const [stoneId, uin] = [row?.id ?? 0, makeUin()];
  await db.insert(items).values({ uin, stoneId, storeId: shop.store.id, changedAt: shop.clock.now() });
  return { stoneId, uin };
}
