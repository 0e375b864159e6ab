import type { Metal, PriceUnit } from '@yahont/contracts/catalogue/jewellery.ts';
import type { Seat } from '@yahont/contracts/product-facts.ts';
import type { StoneShape } from '@yahont/contracts/stones/grades.ts';
import type { Picture } from '@yahont/contracts/catalogue/pictures.ts';
import type { EngravingPlace } from '@yahont/values/engraving.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import { productUrl } from '../addresses.ts';
import type { Catalogue } from '../projection/catalogue.ts';
import { placesOf, priceUnitOf, termsOf } from '../records/product-record.ts';

/** A SKU on sale, as carts and orders show it. */
export type OfferedSku = {
  skuId: number;
  productId: number;
  url: string;
  name: string;
  article: string;
  metal: Metal;
  picture: Picture | null;
  /** Hundredths of a millimetre; null for a product without sizes. */
  size: number | null;
  price: Kopecks;
  priceUnit: PriceUnit;
  oldPrice: Kopecks | null;
  weightMg: number;
  /** All SKUs of the product that have a size. */
  sizes: readonly { skuId: number; size: number }[];
  /** Its product's code, which addresses contain. */
  code: string;
  /** Seat of a setting; null for any other piece. */
  seat: Seat | null;
  /** Number of items by place; the key null is the central warehouse. */
  places: ReadonlyMap<number | null, number>;
  /** Where it can be engraved; null for a piece without room for an inscription. */
  engravedAt: EngravingPlace | null;
};

/** Undefined for a SKU that is unknown or no longer offered. */
export function findSku(catalogue: Catalogue, skuId: number): OfferedSku | undefined {
  const record = catalogue.findBySku(skuId);
  if (!record) return undefined;
  const sizes = record.skuIds
    .map((id, index) => ({ skuId: id, size: record.sizes[index] ?? 0 }))
    .filter(({ size }) => size > 0);
  const index = record.skuIds.indexOf(skuId);
  const { price, oldPrice, weightMg } = termsOf(record, index);
  const main = record.pictures[0];
  return {
    skuId,
    productId: record.id,
    url: productUrl(record),
    name: record.name,
    article: record.article,
    metal: record.metal,
    picture: main ? catalogue.pictureOf(main) : null,
    size: sizes.find((sku) => sku.skuId === skuId)?.size ?? null,
    price,
    priceUnit: priceUnitOf(record),
    oldPrice,
    weightMg,
    sizes,
    code: record.code,
    seat: record.facts.seat,
    places: placesOf(record, index),
    engravedAt: record.facts.engravedAt,
  };
}

/**
 * The photograph for a line. A setting's photograph is used only when it shows a stone of the chosen
 * shape, so that no picture shows another piece.
 */
export function pictureOfLine(
  sku: Pick<OfferedSku, 'picture' | 'seat'> | undefined,
  stone: { shape: StoneShape } | null,
): Picture | null {
  if (sku === undefined) return null;
  const showsAnother = stone !== null && sku.seat !== null && sku.seat.shownShape !== stone.shape;
  return showsAnother ? null : sku.picture;
}
