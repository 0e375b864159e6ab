import type { Captcha } from '#src/domains/ground/captcha/index.ts';
import type { Catalogue } from '#src/domains/goods/catalogue/index.ts';

/** What lists need from other domains and settings. */
export type ListDeps = {
  catalogue: Catalogue;
  captcha: Captcha;
  /** Scheme and host of the shop. */
  publicUrl: string;
};
