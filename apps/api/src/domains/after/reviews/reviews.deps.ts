import type { FileStore } from '#src/platform/files/file-store.ts';
import type { Catalogue } from '#src/domains/goods/catalogue/index.ts';
import type { CityDirectory } from '#src/domains/ground/locations/index.ts';
import type { StoreDirectory } from '#src/domains/ground/stores/index.ts';

export type ReviewDeps = {
  catalogue: Pick<Catalogue, 'find' | 'findByCode' | 'pictureOf'>;
  cities: Pick<CityDirectory, 'getOrDefault'>;
  stores: Pick<StoreDirectory, 'find'>;
  files: FileStore;
  /** Scheme and host of the shop. */
  publicUrl: string;
};
