import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { DATABASE, LISTENING, type DatabaseDeadlines } from '@yahont/values/deadlines.ts';
import type { Unsubscribe } from '../database.ts';
import { toDriver } from './deadlines.ts';

/** How often the connection is probed, because one that was cut off silently gives no error for hours. */
const BEAT_MS = LISTENING.beatMs;
/** Between the begins of two attempts to connect again. */
const REST_MS = LISTENING.retryMs;
/** In how many turns of the event loop an answer is waited for. */
const TURNS = 6;

export type Hearing = {
  channel: string;
  onPayload: (payload: string) => void;
  /** The connection was lost and reopened: announcements in between were missed. */
  onGap: () => void;
  /** The connection was lost. */
  onLost?: () => void;
  /** Neither this connection nor a new one answers: the network loses what is sent. */
  onSilent?: () => void;
  /** A connection that was begun after this time is open: one that was begun earlier and is not will never be. */
  onReached?: (begunAt: number) => void;
  /** Milliseconds; for tests. */
  beatMs?: number;
  answerMs?: number;
  deadlines?: Partial<DatabaseDeadlines>;
};

type Connection = { client: pg.Client; ended: Promise<void> };

/**
 * Listens on its own connection. When it is lost, retries until another is open.
 * @throws when the first connection cannot be made
 */
export async function listenOn(
  url: string,
  {
    channel,
    onPayload,
    onGap,
    onLost = () => undefined,
    onSilent = () => undefined,
    onReached = () => undefined,
    beatMs = BEAT_MS,
    answerMs = LISTENING.answerMs,
    deadlines = {},
  }: Hearing,
): Promise<Unsubscribe> {
  const limits: DatabaseDeadlines = { ...DATABASE.calls, ...deadlines };
  const stopping = new AbortController();

  const connect = (signal: AbortSignal): Promise<Connection> =>
    openConnection({ url, limits, channel, onPayload }, signal);

  /** The next attempt does not wait for the end of the one before, whose bytes the network may have lost. */
  const connectAgain = async (): Promise<void> => {
    const opened = new AbortController();
    const isOver = AbortSignal.any([stopping.signal, opened.signal]);
    while (!isOver.aborted) {
      await rest(REST_MS, isOver);
      if (isOver.aborted) return;
      const begunAt = performance.now();
      const attempt = connect(AbortSignal.any([isOver, AbortSignal.timeout(limits.open)]));
      attempt.then(
        (connection) => {
          if (isOver.aborted) {
            cutOff(connection.client);
            return;
          }
          current = connection;
          onReached(begunAt);
          opened.abort();
        },
        () => undefined, // The database is still away.
      );
    }
  };

  /** Resolves when the connection is gone. */
  const watch = async (): Promise<void> => {
    const { client, ended } = current;
    const isOver = ended.then(() => true);
    while (!(await Promise.race([isOver, rest(beatMs, stopping.signal).then(() => false)]))) {
      if (stopping.signal.aborted) return;
      if (await comesWithin(client.query('select 1'), answerMs)) continue;
      cutOff(client);
      if (!stopping.signal.aborted && !(await canConnect(url, limits, answerMs))) onSilent();
      return;
    }
  };

  const follow = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await watch();
      if (stopping.signal.aborted) return;
      onLost();
      await connectAgain();
      if (!stopping.signal.aborted) onGap();
    }
  };

  let current = await connect(stopping.signal);
  const following = follow();
  return async () => {
    stopping.abort();
    await following;
    // A server that is gone does not answer the closing message.
    await Promise.race([current.client.end(), pause(REST_MS, undefined, { ref: false })]);
    cutOff(current.client);
  };
}

type Target = Pick<Hearing, 'channel' | 'onPayload'> & { url: string; limits: DatabaseDeadlines };

/** Opens a connection that listens. The signal gives it up. */
async function openConnection(
  { url, limits, channel, onPayload }: Target,
  signal: AbortSignal,
): Promise<Connection> {
  const client = new pg.Client({ connectionString: url, ...toDriver(limits, 'changes') });
  client.on('notification', (message) => onPayload(message.payload ?? ''));
  client.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => client.once('end', resolve));
  const giveUp = (): void => cutOff(client);
  signal.addEventListener('abort', giveUp);
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
  } catch (error) {
    giveUp();
    throw error;
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
  return { client, ended };
}

/** Whether a new connection is answered: if so, only the old one is lost, and work on others goes on. */
async function canConnect(url: string, limits: DatabaseDeadlines, answerMs: number): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, ...toDriver(limits, 'probe') });
  client.on('error', () => undefined);
  const isAnswered = await comesWithin(client.connect(), answerMs);
  cutOff(client);
  return isAnswered;
}

/** Without waiting for the server. */
function cutOff(client: pg.Client): void {
  client.connection.stream.destroy();
}

/**
 * Whether an answer comes within this time, counted in turns of the event loop: a process that was busy for longer finds the
 * answer in its next turn, and has not waited for it.
 */
async function comesWithin(answer: Promise<unknown>, ms: number): Promise<boolean> {
  let state: boolean | null = null;
  const settled = answer.then(
    () => (state = true),
    () => (state = false),
  );
  for (let turn = 0; turn < TURNS && state === null; turn += 1)
    await Promise.race([settled, pause(ms / TURNS, undefined, { ref: false })]);
  return state === true;
}

async function rest(ms: number, signal: AbortSignal): Promise<void> {
  await pause(ms, undefined, { signal, ref: false }).catch(() => undefined);
}
