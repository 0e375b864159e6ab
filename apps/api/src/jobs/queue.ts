import type { PgBoss } from 'pg-boss';
import { DOOR } from '@yahont/values/deadlines.ts';
import type { Context } from '#src/platform/context.ts';
import type { Database } from '#src/platform/database/database.ts';
import type { QueuedMessage } from './dispatch-outbox.ts';
import { NO_METER, secondsSince, type JobOutcome, type Meter } from '#src/platform/seen/meter.ts';
import { traced } from '#src/platform/seen/trace.ts';
import { patiently } from '#src/platform/outside/patience.ts';
import { NoFurtherAttempt, type JobRun, type Schedule } from '#src/platform/jobs.ts';
import type { JobRegistry } from './job-registry.ts';
import { expireMessages, hasExpired } from './expire-messages.ts';
import { keepFailed } from './keep-failed.ts';
import { followUpKey, jobIdOf } from './outbox-key.ts';

const HOUR_SECONDS = 3600;
/** With the backoff below, attempts are spread over about an hour and a half. */
const RETRIES = 12;
const BATCH = 20;
/** Workers are notified when a job is added; polling only finds retries. */
const POLL_SECONDS = 5;

export type Queue = {
  add: (messages: readonly QueuedMessage[]) => Promise<void>;
  stop: () => Promise<void>;
};

type JobData = { key: string; payload: unknown; askedBy?: string; expiresAt?: string };
type QueueDeps = {
  context: Context;
  database: Database;
  registry: JobRegistry;
  /** Interval between polls of a worker that was not notified. */
  pollSeconds?: number;
  /** Whether messages wait for the end of the quiet hours; they do by default. */
  keepsQuiet?: boolean;
  /** Takes how long jobs and schedules ran; by default nobody does. */
  meter?: Meter;
};

/** Starts the persistent queue (pg-boss) on the shop's own database, with a worker for every topic and schedule. */
export async function startQueue({
  context,
  database,
  registry,
  pollSeconds = POLL_SECONDS,
  keepsQuiet = true,
  meter = NO_METER,
}: QueueDeps): Promise<Queue> {
  const boss = await createBoss(database);
  boss.on('error', (err) => context.log.error({ err: asError(err) }, 'job queue'));
  try {
    return await workWith(boss, { context, database, registry, pollSeconds, keepsQuiet, meter });
  } catch (error) {
    await boss.stop({ graceful: false, close: false }).catch(() => undefined);
    throw error;
  }
}

/** The queue emits objects that are like errors. */
function asError(error: unknown): unknown {
  if (error instanceof Error || typeof error !== 'object' || error === null) return error;
  return Object.assign(new Error(), error);
}

async function workWith(
  boss: PgBoss,
  { context, registry, pollSeconds, keepsQuiet, meter }: Required<QueueDeps>,
): Promise<Queue> {
  await boss.start();
  const schedules = registry.schedules().map(({ name }) => name);
  meter.jobsStart({ topics: registry.topics(), schedules, at: context.now() });

  const workers = new Map<string, string>();
  const add = async (messages: readonly QueuedMessage[]): Promise<void> => {
    for (const [topic, group] of Map.groupBy(messages, (message) => message.topic)) {
      const jobs = group.map((message) => ({
        ...jobOf(message, context.now()),
        ...(keepsQuiet && message.notBefore !== undefined ? { startAfter: message.notBefore } : {}),
      }));
      await boss.insert(topic, jobs);
      const worker = workers.get(topic);
      if (worker !== undefined) boss.notifyWorker(worker);
    }
  };

  const known = new Set((await boss.getQueues()).map((queue) => queue.name));
  for (const topic of registry.topics()) {
    if (!known.has(topic)) await boss.createQueue(topic, TOPIC_QUEUE);
    workers.set(topic, await workOn(boss, topic, { context, registry, add, pollSeconds, meter }));
  }
  await dropOldSchedules(boss, registry);
  for (const schedule of registry.schedules()) {
    if (known.has(schedule.name)) await boss.updateQueue(schedule.name, SCHEDULE_QUEUE);
    else await boss.createQueue(schedule.name, { ...SCHEDULE_QUEUE, policy: 'singleton' });
    await runBySchedule(boss, { context, meter }, schedule);
  }
  return { add, stop: () => boss.stop({ graceful: true, timeout: DOOR.jobsFinish, close: false }) };
}

const TOPIC_QUEUE = {
  retryLimit: RETRIES,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 900,
  expireInSeconds: 60,
  deleteAfterSeconds: HOUR_SECONDS,
};

/**
 * A failed run is not retried: the next run does the same work. A run blocks other runs of its name in
 * every process while its own process reports progress; a killed process is noticed within two minutes.
 * After `expireInSeconds` a run is asked to end.
 */
const SCHEDULE_QUEUE = {
  retryLimit: 0,
  expireInSeconds: 1800,
  heartbeatSeconds: 60,
  deleteAfterSeconds: HOUR_SECONDS,
};

/** Seconds between attempts of a message that expires; a fault of a provider usually passes within seconds. */
const URGENT_DELAY_SECONDS = 3;

/** A message that lives longer is not urgent: every three seconds for days would be hundreds of thousands of attempts. */
const URGENT_LIFE_SECONDS = 900;

/**
 * A message that expires within minutes is tried again quickly and evenly until then, others at growing
 * intervals.
 */
function jobOf({ key, payload, askedBy, expiresAt }: QueuedMessage, now: Date) {
  const id = jobIdOf(key);
  const own: JobData = { key, payload, ...(askedBy === undefined ? {} : { askedBy }) };
  if (expiresAt === undefined) return { id, data: own };
  const data: JobData = { ...own, expiresAt: expiresAt.toISOString() };
  const secondsLeft = Math.max(0, (expiresAt.getTime() - now.getTime()) / 1000);
  if (secondsLeft > URGENT_LIFE_SECONDS) return { id, data };
  return {
    id,
    data,
    retryLimit: Math.ceil(secondsLeft / URGENT_DELAY_SECONDS) + 1,
    retryDelay: URGENT_DELAY_SECONDS,
    retryBackoff: false,
  };
}

async function createBoss({ queue, engine }: Database): Promise<PgBoss> {
  const { PgBoss: Boss } = await import('pg-boss');
  return new Boss({
    db: {
      executeSql: (text, values) => (values?.length ? queue.query(text, values) : queue.exec(text)),
    },
    backend: engine === 'embedded' ? 'pglite' : 'postgres',
  });
}

type WorkParts = Required<Pick<QueueDeps, 'context' | 'registry' | 'pollSeconds' | 'meter'>> & {
  add: Queue['add'];
};

async function workOn(
  boss: PgBoss,
  topic: string,
  { context, registry, add, pollSeconds, meter }: WorkParts,
): Promise<string> {
  const options = {
    batchSize: BATCH,
    burstWhenBatchFull: true,
    pollingIntervalSeconds: pollSeconds,
    perJobResults: true,
    includeMetadata: true,
  } as const;
  return boss.work<JobData, unknown, typeof options>(topic, options, (jobs) =>
    patiently(() =>
      Promise.all(
        jobs.map(async ({ id, data: { key, payload, askedBy, expiresAt }, retryCount, retryLimit }) => {
          const startedAt = performance.now();
          const note = (outcome: JobOutcome): void =>
            meter.job({ topic, outcome, seconds: secondsSince(startedAt) });
          try {
            if (expiresAt !== undefined && hasExpired({ expiresAt }, context.now())) {
              await expireMessages(context, [{ key, topic, payload }]);
              return { id, status: 'completed' as const };
            }
            const run = {
              key,
              attempt: retryCount,
              followUp: (messages: Parameters<JobRun['followUp']>[0]) =>
                add(
                  messages.map((message, index) => ({
                    ...message,
                    key: followUpKey(key, index),
                    ...(askedBy === undefined ? {} : { askedBy }),
                  })),
                ),
            };
            await traced(
              () => ({ kind: 'job', name: topic, facts: { 'yahont.job.key': key }, askedBy }),
              () => registry.run({ topic, payload }, run),
            );
            note('done');
            return { id, status: 'completed' as const };
          } catch (err) {
            const isUseless = err instanceof NoFurtherAttempt;
            const isDead = isUseless || retryCount >= retryLimit;
            note(isDead ? 'given-up' : 'failed');
            context.log[isDead ? 'error' : 'warn'](
              { err, topic, key, retryCount },
              isDead ? 'job given up' : 'job failed',
            );
            if (isDead) await keepFailed(context, { key, topic, payload, expiresAt, err });
            // The queue would try a failed job again.
            return { id, status: isUseless ? ('completed' as const) : ('failed' as const) };
          }
        }),
      ),
    ),
  );
}

async function runBySchedule(
  boss: PgBoss,
  { context, meter }: Pick<WorkParts, 'context' | 'meter'>,
  schedule: Schedule,
): Promise<void> {
  const { name, cron } = schedule;
  const run = withoutOverlap(metered(schedule, { context, meter }), context.log);
  await boss.work(name, { pollingIntervalSeconds: 2 * POLL_SECONDS }, (jobs) => run(jobs[0]?.signal));
  await boss.schedule(name, cron, null, { tz: 'UTC' });
}

/** Reports how long each run took, and logs why it failed. */
function metered(
  { name, cron, run }: Schedule,
  { context, meter }: Pick<WorkParts, 'context' | 'meter'>,
): Schedule {
  return {
    name,
    cron,
    run: async (signal) => {
      const startedAt = performance.now();
      let isDone = false;
      try {
        await traced(
          () => ({ kind: 'schedule', name }),
          () => run(signal),
        );
        isDone = true;
      } catch (err) {
        context.log.error({ err, schedule: name }, 'a schedule failed');
        throw err;
      } finally {
        meter.schedule({ name, isDone, seconds: secondsSince(startedAt), at: context.now() });
      }
    },
  };
}

/**
 * The queue declares a run that is out of time failed and hands out the next one, although the first
 * may still be running. That next run is skipped.
 */
export function withoutOverlap({ name, run }: Schedule, log: Context['log']): Schedule['run'] {
  let isAtIt = false;
  return async (signal) => {
    if (isAtIt) {
      log.warn({ schedule: name }, 'a run was left out: the one before is still at it');
      return;
    }
    isAtIt = true;
    try {
      await patiently(() => run(signal));
    } finally {
      isAtIt = false;
    }
  };
}

/** The queue keeps schedules in the database: those of a module that is off now would go on adding jobs. */
async function dropOldSchedules(boss: PgBoss, registry: JobRegistry): Promise<void> {
  const ours = new Set(registry.schedules().map(({ name }) => name));
  for (const { name, key } of await boss.getSchedules())
    if (!ours.has(name)) await boss.unschedule(name, key);
}
