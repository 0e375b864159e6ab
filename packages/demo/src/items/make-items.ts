import type { ImportPiece, ImportProduct } from '@yahont/contracts/catalogue/catalogue-import.ts';
import type { ImportStore } from '@yahont/contracts/stores/stores.ts';
import { hashOf, shareOf } from '../hash.ts';
import { allModels } from '../products/all-models.ts';
import { showcase } from '../products/popularity.ts';
import { flagshipCodes } from '../stores/all-stores.ts';
import { moscowStores } from '../stores/moscow.ts';
import { scarceArticles } from './scarce.ts';
import { middleSize } from '../products/ring-sizes.ts';
import { sizeDemand } from './size-demand.ts';
import { uinOf } from './uin.ts';

type Place = Pick<ImportPiece, 'size' | 'storeCode'>;

const FEWEST_SHOPS = 3;
const SHOP_SPREAD = 6;
/** Stores of Moscow that have the products of the catalogue's first page. */
const SHOWCASE_SHOPS = 4;
const SHELF_CHANCE = 0.8;
const SECOND_PIECE_CHANCE = 0.2;
const ABSENT_SIZE_CHANCE = 0.1;

const rareModels = new Map(
  allModels.flatMap((model) => (model.pieces === undefined ? [] : [[String(model.number), model.pieces]])),
);

const moscowCodes = new Set(moscowStores.map(({ code }) => code));

/** Every physical item: in the stores and in the warehouse (`storeCode` null). */
export function makeItems(products: readonly ImportProduct[], stores: readonly ImportStore[]): ImportPiece[] {
  const codes = stores.map((store) => store.code);
  const items: ImportPiece[] = [];
  for (const product of products) {
    for (const place of placesOf(product, codes))
      items.push({ uin: uinOf(items.length), productCode: product.code, ...place });
  }
  return items;
}

function placesOf(product: ImportProduct, storeCodes: readonly string[]): Place[] {
  const scarce = scarceArticles.get(product.article) ?? rareModels.get(modelOf(product));
  if (scarce !== undefined) return scarcePlaces(product, scarce);
  if (product.tier === 'royal') return royalPlaces(product);
  const shops = shopsOf(product, storeCodes);
  return product.sizes.length === 0 ? plainPlaces(product, shops) : sizedPlaces(product, shops);
}

/** Stores of this product, in an order derived from its code. */
function shopsOf(product: ImportProduct, storeCodes: readonly string[]): string[] {
  const count = FEWEST_SHOPS + (hashOf(`shops:${product.code}`) % SHOP_SPREAD);
  const ordered = storeCodes.toSorted(
    (a, b) => hashOf(`${product.code}@${a}`) - hashOf(`${product.code}@${b}`),
  );
  const isShowcase = showcase.includes(Number(modelOf(product)));
  const shown = isShowcase ? ordered.filter((code) => moscowCodes.has(code)).slice(0, SHOWCASE_SHOPS) : [];
  return [...new Set([...shown, ...ordered.slice(0, count)])];
}

/** The model number in an article number: `10-2418-0100` has model 2418. */
function modelOf({ article }: ImportProduct): string {
  return article.split('-')[1] ?? '';
}

function flagshipOf(product: ImportProduct, turn: number): string | null {
  return flagshipCodes[(hashOf(product.code) + turn) % flagshipCodes.length] ?? null;
}

function scarcePlaces(product: ImportProduct, count: number): Place[] {
  return Array.from({ length: count }, (_, turn) => ({
    size: middleSize(product),
    storeCode: flagshipOf(product, turn),
  }));
}

/** One item in one or two flagship stores, one in the vault. */
function royalPlaces(product: ImportProduct): Place[] {
  const size = middleSize(product);
  const vault: Place = { size, storeCode: null };
  const shown = Array.from({ length: 1 + (hashOf(`royal:${product.code}`) % 2) }, (_, turn) => ({
    size:
      product.sizes[(product.sizes.indexOf(size ?? 0) + turn) % Math.max(1, product.sizes.length)] ?? null,
    storeCode: flagshipOf(product, turn),
  }));
  return [...shown, vault];
}

function plainPlaces(product: ImportProduct, shops: readonly string[]): Place[] {
  const onShelves = shops.flatMap((storeCode) => {
    const count = 1 + (shareOf(`${product.code}#${storeCode}`) < 0.35 ? 1 : 0);
    return Array.from({ length: count }, (): Place => ({ size: null, storeCode }));
  });
  const stored = 2 + (hashOf(`stored:${product.code}`) % 5);
  return [...onShelves, ...Array.from({ length: stored }, (): Place => ({ size: null, storeCode: null }))];
}

function sizedPlaces(product: ImportProduct, shops: readonly string[]): Place[] {
  return product.sizes.flatMap((size) => {
    const demand = sizeDemand(size, product.sizes);
    if (shareOf(`absent:${product.code}:${size}`) < ABSENT_SIZE_CHANCE + (1 - demand) * 0.2) return [];
    const onShelves = shops.flatMap((storeCode) => shelfPlaces(product.code, size, storeCode, demand));
    const stored = Math.round(demand * 2.5 + shareOf(`stored:${product.code}:${size}`) - 0.4);
    return [...onShelves, ...Array.from({ length: stored }, (): Place => ({ size, storeCode: null }))];
  });
}

function shelfPlaces(code: string, size: number, storeCode: string, demand: number): Place[] {
  const draw = shareOf(`${code}:${size}@${storeCode}`);
  if (draw >= demand * SHELF_CHANCE) return [];
  const count = draw < demand * SECOND_PIECE_CHANCE ? 2 : 1;
  return Array.from({ length: count }, () => ({ size, storeCode }));
}
