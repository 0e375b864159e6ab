import { createShopState, type ShopState } from '#src/domains/after/insight/index.ts';
import { listBreakers } from '#src/platform/circuit-breaker.ts';
import type { Context } from '#src/platform/context.ts';
import type { Changes, ChangesState } from '#src/platform/database/changes.ts';
import type { Database, PoolState } from '#src/platform/database/database.ts';
import type { Troubles } from '#src/platform/outside/troubles.ts';

/** What can be read about a running API, for metrics. Everything but `readShop` is at hand. */
export type Insight = {
  pools: () => readonly PoolState[];
  breakers: () => readonly { name: string; isOpen: boolean }[];
  changes: () => ChangesState;
  /** Names of the current problems. */
  troubles: () => readonly string[];
  /** Asks the database; throws while it is away. */
  readShop: () => Promise<ShopState>;
};

type InsightParts = {
  context: Context;
  database: Database;
  changes: Changes;
  troubles: Troubles;
  /** The topics of messages that this process handles. */
  topics: () => readonly string[];
};

export function composeInsight({ context, database, changes, troubles, topics }: InsightParts): Insight {
  return {
    pools: database.pools,
    breakers: listBreakers,
    changes: changes.state,
    troubles: troubles.names,
    // The queue's connections: a long import may hold all those of the work, and calls all their own.
    readShop: createShopState({ ...context, db: database.queue.db }, topics),
  };
}
