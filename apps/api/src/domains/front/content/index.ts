export { listArticleAddresses, listPageAddresses } from './list-addresses.ts';
export { checkText } from './checks/check-text.ts';
export { CONTENT_KINDS } from './kinds.ts';
export type { ShopOffers } from './needs/fulfilled.ts';
export { listReadableTexts } from './readable-texts.ts';
export { readTextPage } from './get-text-page.ts';
export { todayOf } from './articles/published-articles.ts';
export type { ReadableText } from './readable-texts.ts';
