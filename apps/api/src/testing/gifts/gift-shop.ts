import { randomUUID } from 'node:crypto';
import { addCartLine, wrapCartLine } from '@yahont/contracts/cart/cart.ts';
import {
  exchangeGift,
  listGiftReceipts,
  showGiftReceipt,
} from '@yahont/contracts/gift-receipt/gift-receipt.ts';
import type { BodyOf } from '@yahont/contracts/wire/endpoint.ts';
import { kopecks, type Kopecks } from '@yahont/values/money.ts';
import { giftWrapPrice } from '@yahont/values/gift-wrap.ts';
import { giftLinks } from '#src/domains/after/gift-receipt/index.ts';
import { giftReceiptRoutes } from '#src/domains/after/gift-receipt/gift-receipt.routes.ts';
import { officeReturnRoutes } from '#src/domains/after/returns/office/office-returns.routes.ts';
import { returnRoutes } from '#src/domains/after/returns/returns.routes.ts';
import { notePaidOnReceipt } from '#src/domains/buying/payment/index.ts';
import { makePhone } from '../api.ts';
import { sendOrder } from '../orders.ts';
import { handOverAll, payWithCard } from '../returns/bought.ts';
import { standIns } from '../settings.ts';
import { openTestShop, type TestBuyer, type TestShop } from '../shop.ts';

export const GIFT_KEY = new Uint8Array(32).fill(7);
export const OWN_SIZE = 1650;
export const OTHER_SIZE = 1700;
export const GIFT_PRICE = kopecks(1_234_500);
export const GIFT_NOTE = 'Носи и не снимай. П.';

/** The test shop with the calls of returns and presents. */
export function openGiftShop(options: Parameters<typeof openTestShop>[0] = {}): Promise<TestShop> {
  let shop: TestShop | undefined;
  const storeOf = () => shop?.store;
  return openTestShop({
    ...options,
    mount: (routes, payment, { findCity, findSku, sellsOnline, delivery }) => {
      const exchange = { findCity, findSku, sellsOnline, delivery };
      const postage = { returnFiles: standIns.files.of('return-files'), postageMost: kopecks(150_000) };
      returnRoutes(routes, { ...exchange, ...postage });
      officeReturnRoutes(routes, {
        ...exchange,
        ...postage,
        notePaid: (tx, ctx, taken) => notePaidOnReceipt(tx, ctx, payment, taken),
      });
      giftReceiptRoutes(routes, {
        captcha: { isHuman: () => Promise.resolve(true) },
        cities: { getOrDefault: (id) => findCity(id ?? 0) ?? raise('the city of an order is unknown') },
        stores: {
          find: (id) => (id === storeOf()?.id ? storeOf() : undefined),
          listInCity: () => [storeOf() ?? []].flat(),
        },
        links: giftLinks(GIFT_KEY),
        shortNameOf: () => undefined,
        returns: exchange,
        publicUrl: 'https://yahont.example',
      });
    },
  }).then((opened) => {
    shop = opened;
    return opened;
  });
}

function raise(words: string): never {
  throw new Error(words);
}

export type Present = { buyer: TestBuyer; orderId: number; skuIds: readonly number[]; link: string };
type Options = {
  /** SKUs of an earlier present, of which more pieces are left. */
  ofSkus?: readonly number[];
  note?: string;
  sizes?: number[];
  stock?: number;
  price?: Kopecks;
  isHandedOver?: boolean;
  /** A piece of this price in the same order, which is no present. */
  besides?: Kopecks;
};

/** A wrapped ring that was paid by card and handed over. */
export async function givePresent(
  shop: TestShop,
  {
    note = GIFT_NOTE,
    sizes = [OWN_SIZE, OTHER_SIZE],
    stock = 1,
    price = GIFT_PRICE,
    isHandedOver = true,
    ofSkus,
    besides,
  }: Options = {},
): Promise<Present> {
  const skuIds = ofSkus ?? (await shop.makeProduct({ price, stock, storeId: shop.store.id, sizes })).skuIds;
  const buyer = await shop.makeBuyer();
  const as = buyer.headers;
  const cart = (await shop.call(addCartLine, { as, body: { skuId: skuIds[0] ?? 0 } })).answer();
  (await shop.call(wrapCartLine, { as, params: { id: cart.lines[0]?.id ?? 0 }, body: { note } })).answer();
  if (besides !== undefined) {
    const other = await shop.makeProduct({ price: besides, storeId: shop.store.id });
    (await shop.call(addCartLine, { as, body: { skuId: other.skuIds[0] ?? 0 } })).answer();
  }
  const expectedTotal = price + giftWrapPrice(note) + (besides ?? 0);
  const { id: orderId } = (await sendOrder(shop, buyer, { expectedTotal })).answer();
  await payWithCard(shop, buyer, orderId);
  if (isHandedOver) await handOverAll(shop, orderId);
  const { items } = (await shop.call(listGiftReceipts, { as, params: { id: orderId } })).answer();
  return { buyer, orderId, skuIds, link: items[0]?.link ?? raise('a wrapped ring has no link') };
}

type Wish = Partial<BodyOf<typeof exchangeGift>>;

/** Asks for the other size, to be kept in the test's store. */
export function askForSize(shop: TestShop, link: string, wish: Wish = {}) {
  return shop.call(exchangeGift, {
    params: { link },
    body: {
      size: OTHER_SIZE,
      route: { kind: 'store', storeId: shop.store.id },
      name: 'Мария',
      phone: makePhone(),
      acceptsPersonalData: true,
      token: randomUUID(),
      ...wish,
    },
  });
}

export const lookAt = (shop: TestShop, link: string) => shop.call(showGiftReceipt, { params: { link } });
