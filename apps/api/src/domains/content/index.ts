export { importHome } from './import-home.ts';
export { importTextPages } from './import-text-pages.ts';
