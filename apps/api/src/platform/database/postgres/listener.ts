import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { DATABASE, LISTENING, type DatabaseDeadlines } from '@yahont/values/deadlines.ts';
import type { Unsubscribe } from '../database.ts';
import { toDriver } from './deadlines.ts';

/** How often the connection is probed, as one that was cut off silently gives no error for hours, and the rest between two attempts to connect again. */
const { beatMs: BEAT_MS, retryMs: REST_MS } = LISTENING;

export type Hearing = {
  channel: string;
  onPayload: (payload: string) => void;
  /** The connection was lost and reopened: announcements in between were missed. */
  onGap: () => void;
  /** The connection was lost. */
  onLost?: () => void;
  /** It was cut off because it did not answer. */
  onSilent?: () => void;
  /** Milliseconds; for tests. */
  beatMs?: number;
  deadlines?: Partial<DatabaseDeadlines>;
};

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
    onSilent,
    beatMs = BEAT_MS,
    deadlines = {},
  }: Hearing,
): Promise<Unsubscribe> {
  const stopping = new AbortController();
  let current: { client: pg.Client; ended: Promise<void> };

  const connect = async (): Promise<void> => {
    const client = new pg.Client({
      connectionString: url,
      ...toDriver({ ...DATABASE.calls, answer: LISTENING.answerMs, ...deadlines }, 'changes'),
    });
    client.on('notification', (message) => onPayload(message.payload ?? ''));
    client.on('error', () => undefined);
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch (error) {
      cutOff(client);
      throw error;
    }
    current = { client, ended };
  };

  const connectAgain = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await rest(REST_MS, stopping.signal);
      try {
        if (!stopping.signal.aborted) await connect();
        return;
      } catch {
        // The database is still away.
      }
    }
  };

  /** Resolves when the connection is gone. */
  const watch = async (): Promise<void> => {
    const { client, ended } = current;
    const isOver = ended.then(() => true);
    while (!(await Promise.race([isOver, rest(beatMs, stopping.signal).then(() => false)]))) {
      if (stopping.signal.aborted) return;
      try {
        await client.query('select 1');
      } catch {
        cutOff(client);
        onSilent?.();
        return;
      }
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

  await connect();
  const following = follow();
  return async () => {
    stopping.abort();
    await following;
    // A server that is gone does not answer the closing message.
    await Promise.race([current.client.end(), pause(REST_MS, undefined, { ref: false })]);
    cutOff(current.client);
  };
}

/** Without waiting for the server. */
function cutOff(client: pg.Client): void {
  client.connection.stream.destroy();
}

async function rest(ms: number, signal: AbortSignal): Promise<void> {
  await pause(ms, undefined, { signal, ref: false }).catch(() => undefined);
}
