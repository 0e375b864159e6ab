import { METALS } from '@yahont/contracts/catalogue/jewellery.ts';
import type { ProductCard } from '@yahont/contracts/catalogue/cards.ts';
import type { Picture } from '@yahont/contracts/catalogue/pictures.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import { productUrl } from '../addresses.ts';
import {
  availableBySku,
  discountOf,
  isPriceFrom,
  isSetting,
  priceUnitOf,
  termsOf,
  type ProductRecord,
} from '../records/product-record.ts';

export type PictureOf = (picture: { hash: string; alt: string }) => Picture | null;

type Beside = {
  /** All metals of its model. */
  variants: readonly ProductRecord[];
  pictureOf: PictureOf;
  sellsOnline: (price: Kopecks) => boolean;
};

/** The card of a product with the other metals of its model. */
export function toCard(record: ProductRecord, { variants, pictureOf, sellsOnline }: Beside): ProductCard {
  const available = availableBySku(record);
  const inStock = available.some((count) => count > 0);
  const isSized = record.sizes.some((size) => size > 0);
  return {
    id: record.id,
    url: productUrl(record),
    name: record.name,
    article: record.article,
    kind: record.kind,
    tier: record.tier,
    images: imagesOf(record, pictureOf),
    video: record.video,
    labels: [...record.labels],
    price: record.price,
    isPriceFrom: isPriceFrom(record),
    priceUnit: priceUnitOf(record),
    isSoldOnline: sellsOnline(record.price),
    isSetting: isSetting(record),
    oldPrice: record.oldPrice,
    discount: discountOf(record),
    metal: record.metal,
    colorGroups: variants.map((variant) => ({
      productId: variant.id,
      metal: variant.metal,
      url: productUrl(variant),
    })),
    sizes: isSized ? sizesOf(record, available) : [],
    skuId: isSized ? null : (record.skuIds[0] ?? null),
    inStock,
    editorLine: record.editorLine,
  };
}

function sizesOf(record: ProductRecord, available: readonly number[]): ProductCard['sizes'] {
  return record.skuIds
    .map((skuId, index) => ({ skuId, size: record.sizes[index] ?? 0, price: termsOf(record, index).price }))
    .filter((_, index) => (available[index] ?? 0) > 0);
}

/** Order of the metals of a model. */
export function byMetal(a: ProductRecord, b: ProductRecord): number {
  return METALS.indexOf(a.metal) - METALS.indexOf(b.metal) || a.id - b.id;
}

/** Most views on a card. */
const CARD_VIEWS = 3;

/** Only the first one is shown at once: the others need no placeholder. */
function imagesOf(record: ProductRecord, pictureOf: PictureOf): Picture[] {
  return record.pictures
    .slice(0, CARD_VIEWS)
    .map(pictureOf)
    .filter((picture) => picture !== null)
    .map((picture, index) => (index === 0 ? picture : { ...picture, placeholder: '' }));
}
