import { DOOR } from '@yahont/values/deadlines.ts';
import { createByteBudget, type ByteBudget } from './byte-budget.ts';
import { createEventLoop, type EventLoop } from './event-loop.ts';
import { networksOf } from './networks.ts';
import { createRate } from './rate.ts';
import {
  createWorkQueue,
  emptyQueueState,
  type InTurn,
  type IsGone,
  type QueueSettings,
  type QueueState,
} from './work-queue.ts';
import type { Turn } from './turn.ts';

/** Runs the task of a client in turn; see `InTurn`. */
export type TurnOf = <T>(ip: string, work: (turn: Turn) => Promise<T>, isGone?: IsGone) => Promise<T>;

export type Limits = {
  /**
   * Counts work that no cache could answer.
   * @throws Overload 429
   */
  take: (ip: string) => void;
  /** Queue for shared pages and searches, which need the processor above all. */
  shared: TurnOf;
  /**
   * Queue for calls that draw a file: each occupies the processor for long, so they run one after another.
   */
  drawn: TurnOf;
  /** Queue for pages about one visitor, which wait for the database and for banks. */
  own: TurnOf;
  /** Queue for forms with files, once they have been read: processing them takes long. */
  uploads: TurnOf;
  /** Queue for requests of pages to a bank: while it is slow, they leave places of `own` for others. */
  bank: TurnOf;
  /** Budgets for bytes of bodies in memory: of calls and forms, and of forms with files and letters. */
  bodies: Record<BodyKind, ByteBudget>;
  /** The state of each queue, for metrics. */
  queues: Readonly<Record<QueueName, QueueState>>;
};

export type QueueName = 'shared' | 'drawn' | 'own' | 'uploads' | 'bank';

/** The kind of a body: a call or a form, or a form with files. */
export type BodyKind = 'plain' | 'files';

const MEGABYTE = 1024 * 1024;

export type LimitSettings = {
  /** Unix milliseconds. */
  now: () => number;
  /** Longest wait for a turn, milliseconds; `DOOR.wait` by default. */
  waitMs?: number | undefined;
  /** Longest time for rendering a shared page, milliseconds; `DOOR.render` by default. */
  renderMs?: number | undefined;
  /** Requests of one address: burst, and rate per second. */
  burst?: number;
  perSecond?: number;
  /** Measures the loop of this process. */
  loop?: EventLoop | undefined;
  /** How many processes serve the shop; one by default. */
  processes?: (() => number) | undefined;
};

/**
 * Limits for work that is not cached. Local addresses have no limit of their own: behind a proxy that is not
 * configured (TRUST_PROXY), all shoppers have the same one.
 */
export function createLimits({
  now,
  waitMs = DOOR.wait,
  renderMs = DOOR.render,
  burst = 400,
  perSecond = 50,
  loop = createEventLoop(),
  processes,
}: LimitSettings): Limits {
  const rate = createRate({ burst, perSecond, now, processes });
  const queues = {
    shared: emptyQueueState(),
    drawn: emptyQueueState(),
    own: emptyQueueState(),
    uploads: emptyQueueState(),
    bank: emptyQueueState(),
  };
  const queue = (
    name: QueueName,
    settings: Omit<QueueSettings, 'waitMs' | 'loop' | 'state'> & { waitMs?: number },
  ): TurnOf => byAddress(createWorkQueue({ waitMs, loop, state: queues[name], ...settings }));
  return {
    take: (ip) => {
      const { narrow, isLocal } = networksOf(ip);
      if (!isLocal) rate(narrow);
    },
    shared: queue('shared', {
      width: 2,
      mostBegun: 64,
      mostOfOne: 100,
      mostOfAll: 1000,
      standing: {
        // A burst that can be served within the longest wait must not count as an overload.
        standingMs: Math.max(waitMs, DOOR.standing),
        standingWaitMs: Math.min(waitMs, DOOR.standingWait),
        quietMs: DOOR.standingQuiet,
      },
      runMs: renderMs,
    }),
    drawn: queue('drawn', {
      width: 1,
      share: 1,
      mostOfOne: 20,
      mostOfAll: 100,
      waitMs: Math.max(waitMs, DOOR.drawnWait),
    }),
    own: queue('own', { width: 32, mostBegun: 128, mostOfOne: 100, mostOfAll: 1000, runMs: DOOR.form }),
    // A form that took a minute to send may wait longer than a page.
    uploads: queue('uploads', {
      width: 3,
      mostOfOne: 3,
      mostOfAll: 60,
      waitMs: Math.max(waitMs, DOOR.upload / 4),
      runMs: DOOR.upload,
    }),
    bank: queue('bank', { width: 16, share: 8, mostOfOne: 100, mostOfAll: 100 }),
    queues,
    bodies: {
      plain: createByteBudget({ mostOfAll: 64 * MEGABYTE, mostOfOne: 16 * MEGABYTE }),
      files: createByteBudget({ mostOfAll: 192 * MEGABYTE, mostOfOne: 64 * MEGABYTE }),
    },
  };
}

function byAddress(inTurn: InTurn): TurnOf {
  return (ip, work, isGone) => inTurn(networksOf(ip), work, isGone);
}
