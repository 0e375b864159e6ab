import type { Kopecks } from '@yahont/values/money.ts';
import type { FileStore } from '#src/platform/files/file-store.ts';

export type PostageDeps = {
  returnFiles: FileStore;
  /** The most that is given for one parcel, kopecks. */
  postageMost: Kopecks;
};
