export { importArticles } from './import-articles.ts';
export { importGuideSections } from './import-guide-sections.ts';
export { importHome } from './import-home.ts';
export { importTextPages } from './import-text-pages.ts';
