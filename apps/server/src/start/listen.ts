import { createServer, type Server } from 'node:http';
import { DOOR } from '@yahont/values/deadlines.ts';
import { withoutMapping } from '../http/client-ip.ts';
import type { Listener } from '../http/listener.ts';
import { networksOf } from '../limits/networks.ts';

export type Listening = {
  server: Server;
  port: number;
  /** From now on each answer closes its connection, so that a balancer opens the next one elsewhere. */
  leave: () => void;
  /** Accepts no more connections, waits for running requests, then closes. */
  stop: () => Promise<void>;
};

/**
 * How often incomplete connections are checked: node's default of half a minute would double
 * `headersTimeout`.
 */
const CHECK_MS = 5000;
const MAX_CONNECTIONS = 10_000;
/** Connections that the system queues until the process accepts them. */
const BACKLOG = 2048;

export type ListenOptions = {
  port: number;
  host?: string | undefined;
  /** Maximum number of connections; further ones are closed. */
  mostConnections?: number;
  /**
   * Maximum connections of one address (IPv6: /64), or null for no limit, as behind a proxy, from which all
   * of them come. An office or a mobile network shows hundreds of shoppers as one address. This machine's own
   * addresses have no limit.
   */
  mostOfAddress?: number | null;
  /** Called for each accepted connection. */
  onConnection?: () => void;
};

function limitAddresses(server: Server, most: number): void {
  const counts = new Map<string, number>();
  server.on('connection', (socket) => {
    const { narrow, isLocal } = networksOf(withoutMapping(socket.remoteAddress ?? ''));
    if (isLocal) return;
    const count = (counts.get(narrow) ?? 0) + 1;
    counts.set(narrow, count);
    socket.once('close', () => {
      const left = (counts.get(narrow) ?? 1) - 1;
      if (left === 0) counts.delete(narrow);
      else counts.set(narrow, left);
    });
    if (count > most) socket.destroy();
  });
}

/**
 * Opens the port.
 * @throws when it is in use
 */
export async function listen(
  handle: Listener,
  { port, host, mostConnections = MAX_CONNECTIONS, mostOfAddress = null, onConnection }: ListenOptions,
): Promise<Listening> {
  let isLeaving = false;
  const server = createServer({ connectionsCheckingInterval: CHECK_MS }, (incoming, outgoing) => {
    if (isLeaving) outgoing.shouldKeepAlive = false;
    handle(incoming, outgoing);
  });
  server.maxConnections = mostConnections;
  server.headersTimeout = DOOR.headers;
  // The pace of a body is checked during reading; this is the limit for the longest one.
  server.requestTimeout = DOOR.body;
  if (mostOfAddress !== null) limitAddresses(server, mostOfAddress);
  server.on('connection', () => onConnection?.());
  server.keepAliveTimeout = DOOR.keepAlive;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explained(error, port)));
    server.listen({ port, host, backlog: BACKLOG }, () => {
      server.removeAllListeners('error');
      resolve();
    });
  });
  const address = server.address();
  return {
    server,
    port: typeof address === 'object' && address ? address.port : port,
    leave: () => {
      isLeaving = true;
    },
    stop: () => close(server),
  };
}

function explained(error: Error, port: number): Error {
  if (!('code' in error) || error.code !== 'EADDRINUSE') return error;
  return new Error(`Port ${port} is taken by another program: stop it or set PORT.`, { cause: error });
}

async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A kept-alive connection becomes idle only after its answer was sent.
  const sweeping = setInterval(() => server.closeIdleConnections(), 50);
  const cutting = setTimeout(() => server.closeAllConnections(), DOOR.finish);
  await closed;
  clearInterval(sweeping);
  clearTimeout(cutting);
}
