import { setTimeout as pause } from 'node:timers/promises';
import { LISTENING } from '@yahont/values/deadlines.ts';
import type { Context } from '#src/platform/context.ts';
import type { Database } from '#src/platform/database/database.ts';
import { isDatabaseAway, isServerAway } from '#src/platform/database/state/database-away.ts';
import { dispatchOutbox } from './dispatch-outbox.ts';
import { patiently } from '#src/platform/outside/patience.ts';
import type { StartTask } from '#src/platform/jobs.ts';
import type { Meter } from '#src/platform/seen/meter.ts';
import type { JobRegistry } from './job-registry.ts';
import { startQueue, type Queue } from './queue.ts';

/**
 * Interval between polls of the outbox. A poll costs an index probe; a NOTIFY in every writer's transaction would make
 * PostgreSQL serialise the commits.
 */
const POLL_MS = 150;

export type RunningJobs = {
  /** Waits for running work to end; waiting messages stay in the database. */
  stop: () => Promise<void>;
};

/**
 * Starts the queue, its workers and the dispatcher that feeds it from the outbox. While the database is away it is tried
 * again: the shop is open already.
 */
export async function startJobs(parts: {
  context: Context;
  database: Database;
  registry: JobRegistry;
  pollSeconds?: number;
  /** Whether messages wait for the end of the quiet hours; they do by default. */
  keepsQuiet?: boolean;
  meter?: Meter;
  /** Ends the wait for a database that is away. */
  signal?: AbortSignal;
}): Promise<RunningJobs> {
  const { context, database, registry, keepsQuiet = true } = parts;
  const queue = await startPatiently(parts);
  const ofQueue: Context = { ...context, db: database.queue.db };
  const topics = registry.topics();
  const isShared = database.engine === 'postgres';
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();

  const poll = async (): Promise<void> => {
    let isMoreLikely = true;
    try {
      while (isMoreLikely && !isStopped)
        ({ isMoreLikely } = await dispatchOutbox(ofQueue, topics, queue.add, { keepsQuiet, isShared }));
    } catch (err) {
      context.log.error({ err }, 'outbox was not handed over');
    }
    if (!isStopped) timer = setTimeout(begin, POLL_MS);
  };
  const begin = (): void => {
    round = poll();
  };
  begin();
  const starting = Promise.all(registry.startTasks().map((task) => runStartTask(context, task)));

  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await round;
      await starting;
      await queue.stop();
    },
  };
}

type StartParts = Parameters<typeof startQueue>[0] & { signal?: AbortSignal };

async function startPatiently({ signal, ...parts }: StartParts): Promise<Queue> {
  for (;;) {
    try {
      return await startQueue(parts);
    } catch (err) {
      if (!isDatabaseAway(err) && !isServerAway(err)) throw err;
      parts.context.log.warn({ err }, 'jobs begin when the database answers');
    }
    await pause(LISTENING.retryMs, undefined, signal === undefined ? {} : { signal });
  }
}

async function runStartTask({ log }: Context, { name, run }: StartTask): Promise<void> {
  try {
    await patiently(run);
  } catch (err) {
    log.error({ err, task: name }, 'work of the start failed');
  }
}
