// A balancer for trying several processes on one machine: round robin, probes of /readyz, nothing else. In production
// stands HAProxy or Caddy (deploy/).
import { Agent, createServer, request } from 'node:http';
import { pipeline } from 'node:stream';

const PROBE_MS = 500;
const PROBE_LIMIT_MS = 1000;

/**
 * Spreads requests over the servers that are ready. A request whose server refuses the connection goes to the next
 * one; one that reached a server is never repeated.
 * @param {{ port: number, servers: string[] }} options `servers`: origins; the list may be changed later
 * @returns {Promise<{ origin: string, servers: string[], stop: () => Promise<void> }>}
 */
export async function startBalancer({ port, servers }) {
  const agent = new Agent({ keepAlive: true });
  /** @type {Set<string>} */
  const ready = new Set();
  let turn = 0;

  const probe = async () => {
    await Promise.all(
      servers.map(async (origin) => {
        const answer = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(PROBE_LIMIT_MS) }).catch(
          () => null,
        );
        await answer?.body?.cancel();
        if (answer?.ok) ready.add(origin);
        else ready.delete(origin);
      }),
    );
    for (const origin of ready) if (!servers.includes(origin)) ready.delete(origin);
  };
  await probe();
  const probing = setInterval(() => void probe(), PROBE_MS);

  const server = createServer((incoming, outgoing) => {
    const candidates = [...ready];
    turn += 1;
    const order = candidates.map((_, index) => candidates[(turn + index) % candidates.length] ?? '');
    pass(order);

    /** @param {string[]} origins */
    function pass([origin, ...others]) {
      if (origin === undefined) {
        outgoing.writeHead(503, { 'retry-after': '1' }).end('no server is ready\n');
        return;
      }
      const { method, url, headers } = incoming;
      const forwarded = [headers['x-forwarded-for'], incoming.socket.remoteAddress]
        .filter(Boolean)
        .join(', ');
      const { hostname, port: to } = new URL(origin);
      const asked = request({
        agent,
        hostname,
        port: to,
        method,
        path: url,
        headers: { ...headers, 'x-forwarded-for': forwarded },
      });
      asked.on('response', (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        pipeline(answer, outgoing, () => undefined);
      });
      asked.on('error', (error) => {
        if ('code' in error && error.code === 'ECONNREFUSED') {
          ready.delete(origin);
          return pass(others);
        }
        if (outgoing.headersSent) outgoing.destroy();
        else outgoing.writeHead(502).end('the server broke off\n');
      });
      // A body is piped once a connection is open: a refused one has read nothing of it.
      asked.on('socket', (socket) => {
        const send = () => pipeline(incoming, asked, () => undefined);
        if (socket.connecting) socket.once('connect', send);
        else send();
      });
      outgoing.on('close', () => asked.destroy());
    }
  });
  server.keepAliveTimeout = 65_000;
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const own = typeof address === 'object' && address !== null ? address.port : port;
  return {
    origin: `http://127.0.0.1:${own}`,
    servers,
    stop: async () => {
      clearInterval(probing);
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      agent.destroy();
      await closed;
    },
  };
}
