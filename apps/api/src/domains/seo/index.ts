export { importSeoPages } from './import-seo-pages.ts';
export { loadSeoDirectory } from './seo-directory.ts';
