import { eq } from 'drizzle-orm';
import { askBell, askBellByMail, type BellChannels } from '@yahont/contracts/bells/bells.ts';
import { bells } from '#src/domains/after/bells/bells.tables.ts';
import { importItems } from '#src/domains/goods/stock/index.ts';
import type { TestApi, TestHeaders } from './api.ts';
import { makeEmail, messagesTo } from './leads.ts';
import { makeProduct, makeUin, type TestProduct } from './products/products.ts';
import { until } from './until.ts';

/** A ring in sizes that nobody can buy now, known to the catalogue. */
export async function makeSoldOut(
  api: TestApi,
  sizes: readonly number[] = [1650, 1700],
): Promise<TestProduct> {
  const product = await makeProduct(api.context.db, { sizes, stock: 0, shortName: 'Кольцо «Грань»' });
  await until(() => api.catalogue.find(product.id) !== undefined);
  return product;
}

/** A bell of an account about a size, by SMS by default. */
export function waitFor(
  api: TestApi,
  headers: TestHeaders,
  {
    product,
    skuIds = [product.skuId],
    isCityOnly = false,
    channels = { mail: false, sms: true, push: false },
  }: {
    product: TestProduct;
    skuIds?: number[];
    isCityOnly?: boolean;
    channels?: BellChannels;
  },
) {
  return api.call(askBell, {
    headers,
    body: {
      productId: product.id,
      kind: 'back',
      skuIds,
      isCityOnly,
      channels,
    },
  });
}

/** One piece of a size arrives by the import of 1C. */
export async function arrive(
  api: TestApi,
  product: TestProduct,
  size: number,
  storeCode: string | null = null,
) {
  const countOf = () => piecesIn(api.catalogue.find(product.id)?.stock ?? []);
  const before = countOf();
  const uin = makeUin();
  await importItems(api.context, [{ uin, storeCode, productCode: product.code, size }]);
  await until(() => countOf() > before);
  return uin;
}

/** A visitor's bell about a size; its link is read from the newest letter. */
export async function askAsVisitor(
  api: TestApi,
  product: TestProduct,
  email = makeEmail(),
  wish: { skuIds?: number[]; isCityOnly?: boolean } = {},
) {
  const asked = await api.call(askBellByMail, {
    body: {
      productId: product.id,
      kind: 'back',
      skuIds: [product.skuId],
      ...wish,
      email,
      acceptsPersonalData: true,
    },
  });
  await api.deliverOutbox();
  const [letter] = await messagesTo(api, email);
  return { email, asked, link: /\/bell\/([\w-]+)\//.exec(letter?.text ?? '')?.[1] ?? '' };
}

export async function stateOf(api: TestApi, productId: number) {
  const rows = await api.context.db
    .select()
    .from(bells)
    .where(eq(bells.productId, productId))
    .orderBy(bells.id);
  return rows.map(({ state }) => state);
}

/** The third of each triple of the projection is a count. */
function piecesIn(stock: readonly number[]): number {
  return stock.filter((_, index) => index % 3 === 2).reduce((sum, count) => sum + count, 0);
}
