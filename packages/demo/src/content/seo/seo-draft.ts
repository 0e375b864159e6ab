import type { ImportSeoPage } from '@yahont/contracts/seo/seo.ts';

/** SEO data of one address; omitted fields are not set. */
export type SeoDraft = Pick<ImportSeoPage, 'url'> & Partial<ImportSeoPage>;

/** For pages about the visitor, which search engines must not index. */
export const HIDDEN = { robotName: 'robots', content: 'noindex, nofollow' };
