export { importArticles } from './import-articles.ts';
export { importGuideSections } from './import-guide-sections.ts';
export { importHome } from './import-home.ts';
export { importTextPages } from './import-text-pages.ts';
export { listArticleAddresses, listPageAddresses } from './list-addresses.ts';
export { listReadableTexts } from './readable-texts.ts';
export { todayOf } from './published-articles.ts';
export type { ReadableText } from './readable-texts.ts';
