import pg from 'pg';
import { currentTracing } from '#src/platform/seen/trace.ts';
import { DatabaseAway } from '../state/database-away.ts';

/**
 * Maximum number of reads that share a connection: more would wait longer for each other than for
 * another connection.
 */
const MAX = 12;

type PoolSettings = pg.PoolConfig & { freeTimeoutMillis?: number };
type ConnectCallback = Parameters<pg.Pool['connect']>[0];
type AnyCall = Parameters<pg.Pool['query']>;
type Turn = { client: Promise<pg.PoolClient>; reads: number; running: number };

/**
 * Reads that are requested at once, as by `Promise.all`, share a connection and go as one packet,
 * because a packet and waking a server process cost more than a short read. Reads that wait for a free
 * connection do the same. Only plain reads share: they take no lock, so nothing waits behind a blocked
 * statement. Its clients must be pipelined ones.
 */
export class GatheringPool extends pg.Pool {
  #turn: Turn | null = null;

  /** `freeTimeoutMillis`: how long a free connection is waited for, unlike `connectionTimeoutMillis` for one that is being opened. */
  constructor({ freeTimeoutMillis, ...config }: PoolSettings) {
    const openTimeoutMillis = config.connectionTimeoutMillis;
    super({
      ...config,
      connectionTimeoutMillis: freeTimeoutMillis ?? openTimeoutMillis,
      ...(openTimeoutMillis === undefined ? {} : { openTimeoutMillis }),
    });
    // An idle connection dropped by the server must not end the process: the pool opens another.
    this.on('error', () => undefined);
    // Nor must a connection dropped in use: its statements fail, and the pool forgets it.
    this.on('connect', (client) => client.on('error', () => undefined));
    // A connection that timed out is already cut off although its `end` event is still to come: it is
    // never lent again.
    this.on('release', (_error, client) => {
      if (client.connection.stream.destroyed) void client.end();
    });
  }

  // The driver declares two overloads, one with a callback that its own `query` uses; this one body serves both.
  override connect(...args: never[]): never {
    const [callback] = args as unknown[];
    if (typeof callback !== 'function') {
      const lending = super.connect().catch((error: unknown) => {
        throw new DatabaseAway(error);
      });
      return lending as never;
    }
    // A connection may become free, and the callback be called, in the course of another request.
    const inOwnStep = currentTracing()?.snapshot() ?? ((work: () => void) => work());
    const told: ConnectCallback = (error, ...lent) =>
      inOwnStep(() => (callback as ConnectCallback)(error && new DatabaseAway(error), ...lent));
    return super.connect(told) as never;
  }

  // The driver declares ten overloads; this one body serves all of them.
  override query(...args: never[]): never {
    const isShared = args.length < 3 && isPlainRead(args[0]);
    return (isShared ? this.#share(args) : super.query(...(args as unknown as AnyCall))) as never;
  }

  async #share(args: never[]): Promise<unknown> {
    const turn = this.#turn ?? this.#begin();
    turn.reads += 1;
    turn.running += 1;
    if (turn.reads === MAX) this.#turn = null;
    try {
      const client = await turn.client;
      return await (client.query(...(args as unknown as AnyCall)) as unknown as Promise<unknown>);
    } finally {
      turn.running -= 1;
      if (turn.running === 0) await this.#end(turn);
    }
  }

  #begin(): Turn {
    const turn: Turn = { client: this.connect() as Promise<pg.PoolClient>, reads: 0, running: 0 };
    this.#turn = turn;
    const close = (): void => {
      if (this.#turn === turn) this.#turn = null;
    };
    turn.client.then(close, close);
    return turn;
  }

  /** The pool itself removes a broken connection. */
  async #end({ client }: Turn): Promise<void> {
    try {
      (await client).release();
    } catch {
      // No connection could be made: every read of the turn has failed.
    }
  }
}

/** Statements of tools come as text and may be several. */
function isPlainRead(config: unknown): boolean {
  if (typeof config !== 'object' || config === null || !('text' in config) || 'submit' in config)
    return false;
  const { text } = config;
  if (typeof text !== 'string' || !/^\s*select\b/i.test(text)) return false;
  return !/\bfor\s+(?:(?:no\s+)?key\s+)?(?:update|share)\b/i.test(text);
}
