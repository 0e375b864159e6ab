import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { Listener } from '../http/listener.ts';

/** How long running requests may take once the shop stops. */
const FINISH_MS = 8000;

export type Listening = {
  server: Server;
  port: number;
  /** Accepts no more connections, waits for running requests, then closes. */
  stop: () => Promise<void>;
};

/**
 * Opens the port.
 * @throws when it is in use
 */
export async function listen(
  handle: Listener,
  { port, host }: { port: number; host?: string | undefined },
): Promise<Listening> {
  const server = createServer(handle);
  server.headersTimeout = 15_000;
  server.requestTimeout = 60_000;
  // Longer than the minute for which balancers usually keep a connection.
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explained(error, port)));
    server.listen({ port, host }, () => {
      server.removeAllListeners('error');
      resolve();
    });
  });
  const address = server.address();
  return {
    server,
    port: typeof address === 'object' && address ? address.port : port,
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
  const cutting = setTimeout(() => server.closeAllConnections(), FINISH_MS);
  await closed;
  clearInterval(sweeping);
  clearTimeout(cutting);
}
