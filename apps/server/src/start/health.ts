import type { IncomingMessage, ServerResponse } from 'node:http';
import { DOOR } from '@yahont/values/deadlines.ts';
import type { Listener } from '../http/listener.ts';
import { arrivalOf } from '../http/request-facts.ts';
import { isLocal } from '../limits/networks.ts';
import { startingPage } from '../pages/error-page.ts';

/**
 * Further information in `/readyz`, besides whether the process answers requests. None of it changes the
 * status.
 */
export type State = {
  /** Resolves when the database answers. */
  ping: () => Promise<void>;
  /** About the settings. */
  warnings?: readonly string[];
  /** Current problems: a provider that does not answer, a clock that is wrong. */
  troubles?: () => readonly string[];
};

type DatabaseWord = 'answers' | 'slow' | 'away';

export type Health = {
  handle: Listener;
  /** From now on `door` answers requests. */
  open: (door: Listener, state: State) => void;
  /** From now on `/readyz` fails, so that balancers stop sending requests; those that still arrive are answered. */
  leave: () => void;
};

/**
 * `/healthz`: 200 once the shop is open. `/readyz`: 200 while it is open and not shutting down. The state of
 * the database is only a word in its text: every process has the same database, and without it cached pages,
 * listings and search still work (decision 0085). Only callers on the same machine get that word, the
 * warnings and the problems. Until the shop is open, visitors get a short page that reloads itself.
 * @param common headers of every answer of the shop, which these answers have too
 */
export function createHealth(trustedProxies: number, common: Readonly<Record<string, string>>): Health {
  let open: { door: Listener; state: State } | null = null;
  let isLeaving = false;
  /** One ping for all waiting probes: they must not pile up while the database does not answer. */
  let underway: Promise<DatabaseWord> | null = null;

  function send(outgoing: ServerResponse, { status, word }: { status: number; word: string }): void {
    const own = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
    outgoing.writeHead(status, { ...common, ...own }).end(`${word}\n`);
  }

  async function answerReady(outgoing: ServerResponse, isTold: boolean): Promise<void> {
    if (!open || isLeaving) return send(outgoing, { status: 503, word: isLeaving ? 'stopping' : 'starting' });
    if (!isTold) return send(outgoing, { status: 200, word: 'ready' });
    const { ping, warnings = [], troubles } = open.state;
    underway ??= ask(ping).finally(() => {
      underway = null;
    });
    const database = await within(underway, DOOR.ping);
    const notes = [...warnings, ...(troubles?.() ?? [])];
    const lines = ['ready', `database: ${database}`, ...notes.map((text) => `warning: ${text}`)];
    send(outgoing, { status: 200, word: lines.join('\n') });
  }

  return {
    handle: (incoming: IncomingMessage, outgoing: ServerResponse): void => {
      if (incoming.url === '/healthz') {
        return send(outgoing, open ? { status: 200, word: 'ok' } : { status: 503, word: 'starting' });
      }
      if (incoming.url === '/readyz') {
        void answerReady(outgoing, isOfThisMachine(incoming, trustedProxies));
        return;
      }
      if (open) return open.door(incoming, outgoing);
      const headers = {
        ...common,
        'content-type': 'text/html; charset=utf-8',
        'retry-after': '3',
        'cache-control': 'no-store',
      };
      outgoing.writeHead(503, headers).end(startingPage());
    },
    open: (door, state) => {
      open = { door, state };
    },
    leave: () => {
      isLeaving = true;
    },
  };
}

/**
 * Whether the caller is on this machine and does not act as a proxy for someone else: outsiders must not
 * learn what the shop lacks.
 */
function isOfThisMachine(incoming: IncomingMessage, trustedProxies: number): boolean {
  const { head, ip } = arrivalOf(incoming, trustedProxies);
  return isLocal(ip) && (trustedProxies > 0 || head.forwardedFor === undefined);
}

async function ask(ping: State['ping']): Promise<DatabaseWord> {
  try {
    await ping();
    return 'answers';
  } catch {
    return 'away';
  }
}

async function within(word: Promise<DatabaseWord>, limitMs: number): Promise<DatabaseWord> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<DatabaseWord>((resolve) => {
    timer = setTimeout(() => resolve('slow'), limitMs);
  });
  return Promise.race([word, late]).finally(() => clearTimeout(timer));
}
