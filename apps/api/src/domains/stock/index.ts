export { countAvailable, listStock } from './available.ts';
export type { Available, StockRow } from './available.ts';
export { importItems } from './import-items.ts';
export { releaseItems } from './release-items.ts';
export { sellItems } from './sell-items.ts';
export { takeItems } from './take-items.ts';
export type { TakeItems, TakeItemsResult, TakenItem } from './take-items.ts';
