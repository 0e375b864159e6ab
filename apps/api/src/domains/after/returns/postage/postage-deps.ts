import type { Kopecks } from '@yahont/values/money.ts';
import type { FileStore } from '#src/domains/people/leads/index.ts';

export type PostageDeps = {
  returnFiles: FileStore;
  /** The most that is given for one parcel, kopecks. */
  postageMost: Kopecks;
};
