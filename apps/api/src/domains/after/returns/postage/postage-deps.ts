import type { Kopecks } from '@yahont/values/money.ts';
import type { FileStore } from '#src/platform/files/file-store.ts';

export type PostageDeps = {
  returnFiles: FileStore;
  /** Maximum amount for one parcel, kopecks. */
  postageMost: Kopecks;
};
