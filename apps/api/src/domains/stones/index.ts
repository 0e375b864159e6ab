export { listComparedStones } from './page/list-compared-stones.ts';
export { loadStoneCatalogue } from './projection/stone-catalogue.ts';
export type { StoneCatalogue } from './projection/stone-catalogue.ts';
export { fitsSeat } from './selection/fits-seat.ts';
export { LINE_STONE, lineUrl } from './selection/line-stone.ts';
