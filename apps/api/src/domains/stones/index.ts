export { listComparedStones } from './page/list-compared-stones.ts';
export { loadStoneCatalogue } from './projection/stone-catalogue.ts';
export type { StoneCatalogue } from './projection/stone-catalogue.ts';
