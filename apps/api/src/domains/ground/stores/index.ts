export { importStores } from './import-stores.ts';
export { loadStoreDirectory } from './store-directory.ts';
export type { StoreDirectory } from './store-directory.ts';
