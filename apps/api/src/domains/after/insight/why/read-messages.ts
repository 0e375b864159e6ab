import { inArray } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { maskRecipient } from '#src/platform/messages/mask-recipient.ts';
import { maskWords } from '#src/platform/text/mask-words.ts';
import { orderEventNames } from '#src/domains/after/announcements/index.ts';
import { orderNumber } from '#src/domains/buying/orders/index.ts';
import { onceKey } from '#src/domains/messages/notifications/index.ts';
import { sendings } from '#src/domains/messages/notifications/notifications.tables.ts';
import { readJobs, readOutbox } from './order-messages.sql.ts';

/**
 * A message or a piece of work about an order. `held`: until the end of the quiet hours. `queued`: a worker will take it,
 * or tries it again at `until`. `expired`: it was of no use any more.
 */
export type StoryMessage = {
  topic: string;
  /** Masked; null for work that writes to nobody, or to whom is decided later. */
  to: string | null;
  state: 'waiting' | 'held' | 'queued' | 'running' | 'sent' | 'done' | 'failed' | 'resent' | 'expired';
  at: Date | null;
  until: Date | null;
  tries: number;
  error: string | null;
};

type Asked = {
  orderId: number;
  /** Ids of its payments, refunds and certificates. */
  ids: readonly string[];
  /** Who may have been written to: phones, addresses, the id of the account. */
  receivers: readonly string[];
  /** When it changed its state. */
  steps: readonly Date[];
  now: Date;
};

/** Messages and work of an order: what waits and failed, and what the records of sendings and of the queue still know. */
export async function readMessages(db: Db, asked: Asked): Promise<StoryMessage[]> {
  const pattern = patternOf(asked);
  const [rows, jobs, sent] = await Promise.all([
    readOutbox(db, pattern),
    readJobs(db, pattern),
    readSent(db, asked),
  ]);
  const ofQueue = new Set(jobs.map(({ key }) => key));
  const waiting = rows
    // The job of a queued row says more.
    .filter((row) => row.failed !== null || row.expired !== null || !ofQueue.has(`outbox-${row.id}`))
    .map((row) => toMessage(row, asked.now));
  return [...waiting, ...jobs.map(toJob), ...sent].toSorted(
    (a, b) => (a.at?.getTime() ?? 0) - (b.at?.getTime() ?? 0),
  );
}

/** Finds the number of the order in the texts and fields of a payload, never as a part of a longer one. */
function patternOf({ orderId, ids }: Asked): string {
  const named = `(("orderId": ?|order-|/order/)${orderId}|${orderNumber(orderId)})([^0-9]|$)`;
  return [named, ...ids].join('|');
}

function toMessage(row: Awaited<ReturnType<typeof readOutbox>>[number], now: Date): StoryMessage {
  const notBefore = dateOf(row.notBefore);
  return {
    topic: row.topic,
    to: row.to === null ? null : maskRecipient(row.to),
    ...stateOf(row, now),
    until: notBefore !== null && notBefore > now ? notBefore : null,
    tries: 0,
    error: row.error === null ? null : maskWords(row.error),
  };
}

function stateOf(
  row: Awaited<ReturnType<typeof readOutbox>>[number],
  now: Date,
): Pick<StoryMessage, 'state' | 'at'> {
  if (row.resent !== null) return { state: 'resent', at: dateOf(row.resent) };
  if (row.failed !== null) return { state: 'failed', at: dateOf(row.failed) };
  if (row.expired !== null) return { state: 'expired', at: dateOf(row.expired) };
  if (row.queued !== null) return { state: 'done', at: dateOf(row.queued) };
  const notBefore = dateOf(row.notBefore);
  return { state: notBefore !== null && notBefore > now ? 'held' : 'waiting', at: null };
}

const JOB_STATES: Readonly<Record<string, StoryMessage['state']>> = {
  created: 'queued',
  retry: 'queued',
  active: 'running',
  completed: 'done',
  failed: 'failed',
  cancelled: 'failed',
};

function toJob(job: Awaited<ReturnType<typeof readJobs>>[number]): StoryMessage {
  const state = JOB_STATES[job.state] ?? 'queued';
  return {
    topic: job.topic,
    to: job.to === null ? null : maskRecipient(job.to),
    state: state === 'done' && job.topic.startsWith('send-') ? 'sent' : state,
    at: dateOf(job.completed ?? job.created),
    until: state === 'queued' ? dateOf(job.startAfter) : null,
    tries: job.tries,
    error: null,
  };
}

/**
 * What was sent about each step, long after the queue has forgotten it: the records have keys made of the event, the step
 * and the receiver, so the keys are made again.
 */
async function readSent(db: Db, { orderId, receivers, steps }: Asked): Promise<StoryMessage[]> {
  const subjects = ['new', ...steps.map((at) => at.toISOString())].map((at) => `order-${orderId}:${at}`);
  const keys = new Map<string, { name: string; to: string; channel: string }>(
    orderEventNames().flatMap((name) =>
      subjects.flatMap((subject) =>
        receivers.flatMap((to) =>
          ['sms', 'mail'].map(
            (channel) => [`${channel}:${onceKey({ name }, subject, to)}`, { name, to, channel }] as const,
          ),
        ),
      ),
    ),
  );
  const rows = await db
    .select()
    .from(sendings)
    .where(inArray(sendings.key, [...keys.keys()]));
  return rows.flatMap(({ key, state, at }) => {
    const known = keys.get(key);
    if (known === undefined) return [];
    return [
      {
        topic: `${known.channel}: ${known.name}`,
        to: maskRecipient(known.to),
        state: state === 'sending' ? ('running' as const) : state,
        at,
        until: null,
        tries: 0,
        error: null,
      },
    ];
  });
}

/** PostgreSQL writes `2026-11-29 12:00:00+00`. */
function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
}
