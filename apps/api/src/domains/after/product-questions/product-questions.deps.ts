import type { Captcha } from '#src/domains/ground/captcha/index.ts';
import type { CityDirectory } from '#src/domains/ground/locations/index.ts';
import type { StoreDirectory } from '#src/domains/ground/stores/index.ts';
import type { Catalogue } from '#src/domains/goods/catalogue/index.ts';

/** What questions need from other domains and settings. */
export type QuestionDeps = {
  captcha: Captcha;
  catalogue: Pick<Catalogue, 'find'>;
  cities: Pick<CityDirectory, 'getOrDefault'>;
  stores: Pick<StoreDirectory, 'find' | 'listAll'>;
  /** Scheme and host of the shop. */
  publicUrl: string;
};
