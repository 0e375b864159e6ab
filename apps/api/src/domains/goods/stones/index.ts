export { findByCertificate } from './listing/find-by-certificate.ts';
export { listStones } from './listing/list-stones.ts';
export { listComparedStones } from './page/list-compared-stones.ts';
export { listStoneAddresses } from './list-stone-addresses.ts';
export { LISTING_URL } from './projection/card.ts';
export { loadStoneCatalogue } from './projection/stone-catalogue.ts';
export type { StoneCatalogue } from './projection/stone-catalogue.ts';
export { fitsSeat } from './selection/fits-seat.ts';
export { LINE_STONE, lineUrl } from './selection/line-stone.ts';
