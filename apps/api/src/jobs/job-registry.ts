import type { OutboxMessage } from '#src/platform/outbox.ts';

export type Topic = OutboxMessage['topic'];
export type PayloadOf<T extends Topic> = Extract<OutboxMessage, { topic: T }>['payload'];

export type JobRun = {
  /** The same for every attempt of one message, so that a receiver outside can recognise a duplicate. */
  key: string;
  /** Queues messages that follow from this one; a retry of this one does not queue them again. */
  followUp: (messages: readonly OutboxMessage[]) => Promise<void>;
};
/** Does the work or throws. After a throw the message is retried, so the work must be idempotent. */
export type JobHandler<T extends Topic> = (payload: PayloadOf<T>, run: JobRun) => Promise<void>;

/** Work that runs by the clock, without a message. `cron` has five fields, in UTC. */
export type Schedule = { name: string; cron: string; run: () => Promise<void> };

/** Work to do once when the process starts: cleans up after an earlier process. */
export type StartTask = { name: string; run: () => Promise<void> };

export type JobRegistry = {
  registerJob: <T extends Topic>(topic: T, handler: JobHandler<T>) => void;
  registerSchedule: (schedule: Schedule) => void;
  registerStart: (task: StartTask) => void;
  topics: () => Topic[];
  startTasks: () => readonly StartTask[];
  schedules: () => readonly Schedule[];
  /** Runs the handler of a message. Rethrows its error; throws when no handler is registered. */
  run: (message: { topic: string; payload: unknown }, run: JobRun) => Promise<void>;
};

/** Registry of message handlers and scheduled work. */
export function createJobRegistry(): JobRegistry {
  const handlers = new Map<string, (payload: unknown, run: JobRun) => Promise<void>>();
  const schedules: Schedule[] = [];
  const startTasks: StartTask[] = [];
  return {
    registerJob: (topic, handler) => {
      if (handlers.has(topic)) throw new Error(`two handlers for ${topic}`);
      handlers.set(topic, eraseTopic(handler));
    },
    registerSchedule: (schedule) => {
      schedules.push(schedule);
    },
    registerStart: (task) => {
      startTasks.push(task);
    },
    startTasks: () => startTasks,
    // safe: only registerJob fills the map, and its keys are topics
    topics: () => [...handlers.keys()] as Topic[],
    schedules: () => schedules,
    run: async ({ topic, payload }, run) => {
      const handler = handlers.get(topic);
      if (!handler) throw new Error(`no handler for ${topic}`);
      await handler(payload, run);
    },
  };
}

/** Safe: `enqueue` writes only payloads of the topic's own type into the outbox, and handlers are kept by topic. */
function eraseTopic<T extends Topic>(
  handler: JobHandler<T>,
): (payload: unknown, run: JobRun) => Promise<void> {
  return (payload, run) => handler(payload as PayloadOf<T>, run);
}
