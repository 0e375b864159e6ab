import type { PublicSettings } from '../public-settings.ts';
import type { SeoPage } from '@yahont/contracts/seo/seo.ts';

/** Data of the root loader for the head and the heading of every page. */
export type RootSeo = {
  seo: SeoPage;
  /** Public origin of the shop: `https://yahont.example`. */
  origin: string;
  settings: Pick<PublicSettings, 'instalmentLine'>;
};
