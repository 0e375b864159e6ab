import type { CartLine } from '@yahont/contracts/cart/cart.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { CartLineRow } from './load-cart.ts';
import type { BookedSku } from './lines/sku-book.ts';

/** A row and the book's page about its SKU become a line of the contract. */
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
    // Only pieces that exist are sold: each order line carries the УИН of its piece.
    price: sku.price,
    priceUnit: sku.priceUnit,
    oldPrice: sku.oldPrice,
    sum: kopecks(sku.price * row.quantity),
    readyDate,
  };
}
