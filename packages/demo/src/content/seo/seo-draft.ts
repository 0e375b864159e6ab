import type { ImportSeoPage } from '@yahont/contracts/seo/seo.ts';

/** What is set for one address; what is left out is not set. */
export type SeoDraft = Pick<ImportSeoPage, 'url'> & Partial<ImportSeoPage>;

/** For pages that are about the visitor and are of no use to a search engine. */
export const HIDDEN = { robotName: 'robots', content: 'noindex, nofollow' };
