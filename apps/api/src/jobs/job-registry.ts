import type {
  JobHandler,
  JobHandlers,
  JobRun,
  PayloadOf,
  Schedule,
  StartTask,
  Topic,
} from '#src/platform/jobs.ts';

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
      if (schedules.some(({ name }) => name === schedule.name))
        throw new Error(`two schedules called ${schedule.name}`);
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

type Work = { jobs?: JobHandlers; schedules?: readonly Schedule[]; startTasks?: readonly StartTask[] };

/** Adds the work of one module. Throws when another module has a handler for one of its topics already. */
export function registerWork(
  registry: JobRegistry,
  { jobs = {}, schedules = [], startTasks = [] }: Work,
): void {
  // safe: the keys of JobHandlers are topics
  for (const topic of Object.keys(jobs) as Topic[]) registerHandler(registry, jobs, topic);
  for (const schedule of schedules) registry.registerSchedule(schedule);
  for (const task of startTasks) registry.registerStart(task);
}

function registerHandler<T extends Topic>(registry: JobRegistry, jobs: JobHandlers, topic: T): void {
  const handler = jobs[topic];
  if (handler) registry.registerJob(topic, handler);
}

/** Safe: `enqueue` writes only payloads of the topic's own type into the outbox, and handlers are kept by topic. */
function eraseTopic<T extends Topic>(
  handler: JobHandler<T>,
): (payload: unknown, run: JobRun) => Promise<void> {
  return (payload, run) => handler(payload as PayloadOf<T>, run);
}
