export { announceStock } from './announce-stock.ts';
export { countAvailable, findAvailableStones, listStock } from './available.ts';
export type { StockRow } from './available.ts';
export { importItems } from './import-items.ts';
export { releaseItems } from './release-items.ts';
export { sellItems } from './sell-items.ts';
export { takeItems } from './take-items.ts';
export type { TakeItems, TakenItem } from './take-items.ts';
export { itemWords } from './office/item-words.ts';
