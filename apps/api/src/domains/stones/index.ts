export { loadStoneCatalogue } from './projection/stone-catalogue.ts';
export type { StoneCatalogue } from './projection/stone-catalogue.ts';
