import type { Catalogue } from '#src/domains/goods/catalogue/index.ts';
import type { CityDirectory } from '#src/domains/ground/locations/index.ts';
import type { StoreDirectory } from '#src/domains/ground/stores/index.ts';
import type { BellLinks } from './bell-links.ts';

/** What bells need from other domains and settings. */
export type BellDeps = {
  catalogue: Catalogue;
  cities: CityDirectory;
  stores: StoreDirectory;
  links: BellLinks;
  /** Scheme and host of the shop. */
  publicUrl: string;
  /** Whether nothing is sent in the quiet hours of a city. */
  keepsQuiet: boolean;
};
