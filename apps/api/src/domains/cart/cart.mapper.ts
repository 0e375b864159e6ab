import type { CartLine } from '@yahont/contracts/cart/cart.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { CartLineRow } from './load-cart.ts';
import type { BookedSku } from './lines/sku-book.ts';

/** A cart line of the contract, from its row and its SKU in the catalogue. */
export function toCartLine(row: CartLineRow, sku: BookedSku, readyDate: string): CartLine {
  const inStock = new Set(row.inStock);
  return {
    id: row.id,
    skuId: sku.skuId,
    productId: sku.productId,
    url: sku.url,
    name: sku.name,
    article: sku.article,
    metal: sku.metal,
    picture: sku.picture,
    size: sku.size,
    sizes: sku.sizes.map(({ skuId, size }) => ({ skuId, size, isAvailable: inStock.has(skuId) })),
    quantity: row.quantity,
    available: row.available,
    // Only existing items are sold: each order line has the УИН of its item.
    price: sku.price,
    priceUnit: sku.priceUnit,
    oldPrice: sku.oldPrice,
    sum: kopecks(sku.price * row.quantity),
    readyDate,
  };
}
