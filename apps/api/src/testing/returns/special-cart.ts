import type { ServiceCode } from '@yahont/contracts/line-kinds.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import { cartLines, carts } from '#src/domains/buying/cart/cart.tables.ts';
import { makeTestStone } from '../stones.ts';
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
  return makeTestStone(shop.context, { price }, shop.store.id);
}
