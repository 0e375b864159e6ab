import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Listener } from '../http/listener.ts';
import { startingPage } from '../pages/error-page.ts';

/** Longest wait of a probe for the database. */
const PING_MS = 2000;

export type Health = {
  handle: Listener;
  /**
   * From now on `door` answers requests; `ping` resolves when the database answers. `warnings` about the settings are
   * listed in `/readyz` and do not change its status.
   */
  open: (door: Listener, ping: () => Promise<void>, warnings?: readonly string[]) => void;
  /** From now on `/readyz` fails, so that balancers stop sending requests; those that still arrive are answered. */
  leave: () => void;
};

/**
 * `/healthz`: 200 once the shop is open. `/readyz`: 200 while it is open, accepts requests and its database answers.
 * Until it is open, visitors get a short page that reloads itself.
 */
export function createHealth(): Health {
  let open: { door: Listener; ping: () => Promise<void>; warnings: readonly string[] } | null = null;
  let isLeaving = false;

  async function answerReady(outgoing: ServerResponse): Promise<void> {
    if (!open || isLeaving) return send(outgoing, { status: 503, word: isLeaving ? 'stopping' : 'starting' });
    const { ping, warnings } = open;
    const isAnswered = await withinMs(ping(), PING_MS);
    const word = [isAnswered ? 'ready' : 'no database', ...warnings.map((text) => `warning: ${text}`)];
    send(outgoing, { status: isAnswered ? 200 : 503, word: word.join('\n') });
  }

  return {
    handle: (incoming: IncomingMessage, outgoing: ServerResponse): void => {
      if (incoming.url === '/healthz') {
        return send(outgoing, open ? { status: 200, word: 'ok' } : { status: 503, word: 'starting' });
      }
      if (incoming.url === '/readyz') {
        void answerReady(outgoing);
        return;
      }
      if (open) return open.door(incoming, outgoing);
      const headers = {
        'content-type': 'text/html; charset=utf-8',
        'retry-after': '3',
        'cache-control': 'no-store',
      };
      outgoing.writeHead(503, headers).end(startingPage());
    },
    open: (door, ping, warnings = []) => {
      open = { door, ping, warnings };
    },
    leave: () => {
      isLeaving = true;
    },
  };
}

function send(outgoing: ServerResponse, { status, word }: { status: number; word: string }): void {
  outgoing
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .end(`${word}\n`);
}

async function withinMs(work: Promise<void>, limitMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), limitMs);
  });
  const done = work.then(
    () => true,
    () => false,
  );
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}
