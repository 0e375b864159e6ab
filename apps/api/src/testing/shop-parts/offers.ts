import type { Seat } from '@yahont/contracts/product-facts.ts';
import type { EngravingPlace } from '@yahont/values/engraving.ts';
import { kopecks, type Kopecks } from '@yahont/values/money.ts';
import type { OfferedSku } from '#src/domains/goods/catalogue/index.ts';
import type { TestProduct } from '../products/products.ts';

/** How a product of a test is sold. */
export type Offered = {
  price?: Kopecks;
  oldPrice?: Kopecks;
  /** Makes it a setting. */
  seat?: Seat;
  /** Where it can be engraved; nowhere by default. */
  engravedAt?: EngravingPlace;
  /** Hundredths of a millimetre. */
  sizes?: number[];
  /** How many of each SKU lie in `storeId`, or in the warehouse without it; as for `makeProduct`. */
  stock?: number;
  storeId?: number;
};

/** The SKUs of a product of a test, as the catalogue offers them. */
export function offersOf(
  product: TestProduct,
  { price = kopecks(4_990_000), oldPrice, seat, engravedAt, sizes = [], stock = 1, storeId }: Offered,
): OfferedSku[] {
  const sized = sizes.flatMap((size, index) => {
    const skuId = product.skuIds[index];
    return skuId === undefined ? [] : [{ skuId, size }];
  });
  return product.skuIds.map((skuId, index) => ({
    skuId,
    productId: product.id,
    url: `/catalog/koltsa/${product.code}/`,
    name: 'Кольцо из красного золота',
    article: product.code,
    metal: 'rose-gold',
    picture: null,
    size: sizes[index] ?? null,
    sizes: sized,
    price,
    priceUnit: 'piece',
    oldPrice: oldPrice ?? null,
    weightMg: 3420,
    code: product.code,
    seat: seat ?? null,
    places: new Map([[storeId ?? null, stock]]),
    engravedAt: engravedAt ?? null,
  }));
}
