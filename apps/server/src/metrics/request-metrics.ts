import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { JOB_OUTCOMES, type Meter } from '@yahont/api/compose.ts';
import type { Arrival } from '#src/http/request-facts.ts';
import type { DoorMeter, PageOutcome } from './door-meter.ts';

/** Seconds. */
const REQUEST_BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10];
/** There are hundreds of calls. */
const CALL_BUCKETS = [0.01, 0.05, 0.25, 1, 5];
const JOB_BUCKETS = [0.05, 0.25, 1, 5, 30];

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
const OTHER_METHOD = 'other';
/** Status classes, `1xx` to `5xx`. */
const CLASSES = 5;

type Timing = { observe: (seconds: number) => void };

/** Metrics of what the shop does; every label is a word of the code, so their number is bounded. */
export function createRequestMetrics(registry: Registry): Meter & Omit<DoorMeter, 'watch'> {
  const registers = [registry];
  const pages = new Counter({
    name: 'yahont_pages_total',
    help: 'Answered pages, by whether they came from the cache',
    labelNames: ['outcome'],
    registers,
  });
  const jobs = new Histogram({
    name: 'yahont_job_seconds',
    help: 'Duration of one attempt of a message, by topic and outcome',
    labelNames: ['topic', 'outcome'],
    buckets: JOB_BUCKETS,
    registers,
  });
  const calls = new Histogram({
    name: 'yahont_call_seconds',
    help: 'Duration of calls of the API, by contract and class of status',
    labelNames: ['call', 'status'],
    buckets: CALL_BUCKETS,
    registers,
  });
  const schedules = scheduleMetrics(registry);
  // Looked up once: a cached page is counted thousands of times a second.
  const pagesBy = new Map<PageOutcome, { inc: () => void }>();
  return {
    answered: requestTimings(registry),
    page: (outcome) => {
      const counter = pagesBy.get(outcome) ?? pages.labels(outcome);
      pagesBy.set(outcome, counter);
      counter.inc();
    },
    call: ({ call, status, seconds }) =>
      calls.observe({ call: call ?? 'unknown', status: classOf(status) }, seconds),
    job: ({ topic, outcome, seconds }) => jobs.observe({ topic, outcome }, seconds),
    jobsStart: ({ topics, schedules: names, at }) => {
      for (const topic of topics) for (const outcome of JOB_OUTCOMES) jobs.zero({ topic, outcome });
      schedules.start(names, at);
    },
    schedule: schedules.ran,
  };
}

/**
 * The timer of requests. A cached page is answered thousands of times a second, so the timing of each route, method and
 * class is looked up by two numbers and made once.
 */
function requestTimings(registry: Registry): DoorMeter['answered'] {
  const requests = new Histogram({
    name: 'yahont_http_request_seconds',
    help: 'Duration of requests, by route, method and class of status',
    labelNames: ['route', 'method', 'status'],
    buckets: REQUEST_BUCKETS,
    registers: [registry],
  });
  const byRoute = new Map<string, (Timing | undefined)[]>();
  return ({ route, method }: Arrival, status, startedAt) => {
    let timings = byRoute.get(route);
    if (timings === undefined) byRoute.set(route, (timings = []));
    const known = METHODS.indexOf(method);
    const at = (known + 1) * CLASSES + Math.floor(status / 100) - 1;
    timings[at] ??= requests.labels(route, METHODS[known] ?? OTHER_METHOD, classOf(status));
    timings[at].observe((performance.now() - startedAt) / 1000);
  };
}

function scheduleMetrics(registry: Registry) {
  const runs = new Counter({
    name: 'yahont_schedule_runs_total',
    help: 'Runs of schedules in this process, by outcome',
    labelNames: ['schedule', 'outcome'],
    registers: [registry],
  });
  const seconds = new Counter({
    name: 'yahont_schedule_seconds_total',
    help: 'Seconds that runs of schedules took in this process',
    labelNames: ['schedule'],
    registers: [registry],
  });
  const successes = new Gauge({
    name: 'yahont_schedule_last_success_timestamp_seconds',
    help: 'When a run of a schedule last succeeded in this process; until then when its jobs started',
    labelNames: ['schedule'],
    registers: [registry],
  });
  return {
    start: (names: readonly string[], at: Date): void => {
      for (const schedule of names) {
        successes.set({ schedule }, at.getTime() / 1000);
        for (const outcome of ['done', 'failed']) runs.inc({ schedule, outcome }, 0);
        seconds.inc({ schedule }, 0);
      }
    },
    ran: (ran: Parameters<Meter['schedule']>[0]): void => {
      if (ran.isDone) successes.set({ schedule: ran.name }, ran.at.getTime() / 1000);
      runs.inc({ schedule: ran.name, outcome: ran.isDone ? 'done' : 'failed' });
      seconds.inc({ schedule: ran.name }, ran.seconds);
    },
  };
}

function classOf(status: number): string {
  return `${Math.floor(status / 100)}xx`;
}
