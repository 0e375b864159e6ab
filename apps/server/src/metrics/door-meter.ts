import type { Arrival } from '#src/http/request-facts.ts';
import type { QueueName } from '#src/limits/limits.ts';
import type { QueueState } from '#src/limits/work-queue.ts';

/**
 * How a page was answered. `hit`: from the cache. `stale`: from the cache, and made again for later visitors. `made`:
 * rendered and kept. `unkept`: a shared page that may not be kept. `own`: rendered for one visitor.
 */
export type PageOutcome = 'hit' | 'stale' | 'made' | 'unkept' | 'own';

/** What the front door holds, read at each scrape. */
export type DoorState = {
  cache: () => { pages: number; bytes: number };
  queues: Readonly<Record<QueueName, QueueState>>;
};

/** Takes what the front door measures while it works. */
export type DoorMeter = {
  /** An answer is sent; `startedAt` by `performance.now()`. */
  answered: (arrival: Arrival, status: number, startedAt: number) => void;
  page: (outcome: PageOutcome) => void;
  watch: (state: DoorState) => void;
};

export const NO_DOOR_METER: DoorMeter = {
  answered: () => undefined,
  page: () => undefined,
  watch: () => undefined,
};
