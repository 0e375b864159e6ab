import type { ImportKind } from '@yahont/contracts/office/imports.ts';
import type { Kind } from './import-kind.ts';
import { ITEMS } from './items.ts';
import { PRICES } from './prices.ts';
import { PRODUCTS } from './products.ts';
import { SECTIONS } from './sections.ts';

export const KINDS: Readonly<Record<ImportKind, Kind>> = {
  prices: PRICES,
  items: ITEMS,
  products: PRODUCTS,
  sections: SECTIONS,
};
