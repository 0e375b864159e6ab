import type { Instalment } from '@yahont/values/sums/instalment.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import type { WaysAboveCard } from '@yahont/values/sums/ways-to-pay.ts';
import type { Catalogue } from '#src/domains/goods/catalogue/index.ts';
import type { StoneCatalogue } from './projection/stone-catalogue.ts';

export type StoneDeps = {
  stones: StoneCatalogue;
  catalogue: Catalogue;
  /** The instalment for a price, if the shop offers one. */
  instalmentOf: (price: Kopecks) => Instalment | null;
  waysAboveCard: (price: Kopecks) => WaysAboveCard | null;
};
