import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll } from 'vitest';
import * as contract from '@yahont/contracts/office/products.ts';
import { products } from '#src/domains/goods/catalogue/catalogue.tables.ts';
import { auditLog } from '#src/platform/audit/audit.tables.ts';
import { createTestApi, type TestApi } from '../api.ts';
import { fillSmallShop } from '../small-shop.ts';
import { makeStaff, type TestStaff } from '../staff.ts';

/** A small shop for all tests of a file, and what the head of it does with products. */
export function officeProducts() {
  let api: TestApi;
  let head: TestStaff;
  beforeAll(async () => {
    api = await createTestApi();
    await fillSmallShop(api);
    head = await makeStaff(api.context, ['head']);
  });
  afterAll(() => api.stop());

  const rowsOf = (productId: number) =>
    api.context.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectType, 'product'), eq(auditLog.subjectId, String(productId))))
      .orderBy(auditLog.id);
  return {
    get api() {
      return api;
    },
    get head() {
      return head;
    },
    get: async (id: number) =>
      (await api.call(contract.getOfficeProduct, { headers: head.headers, params: { id } })).answer(),
    setPrice: (id: number, version: number, price: number, oldPrice: number | null = null) =>
      api.call(contract.setPrice, {
        headers: { ...head.headers, 'if-match': `"${version}"` },
        params: { id },
        body: { price, oldPrice, reason: 'новая закупка' },
      }),
    /** Price and struck-out price as stored. */
    priceOf: async (id: number) => {
      const [row] = await api.context.db
        .select({ price: products.price, oldPrice: products.oldPrice })
        .from(products)
        .where(eq(products.id, id));
      return row;
    },
    /** Rows of the log about a product, the oldest first. */
    rowsOf,
    lastRow: async (productId: number) => (await rowsOf(productId)).at(-1),
  };
}
