import type { BoughtSizes } from '@yahont/contracts/close-people/close-people.ts';
import type { Db } from '#src/platform/database/database.ts';

/** What the domain needs from others. */
export type ClosePeopleDeps = {
  /** Sizes of what an account owns. */
  boughtSizes: (db: Db, accountId: number) => Promise<BoughtSizes>;
};
