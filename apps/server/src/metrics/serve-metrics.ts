import { createServer } from 'node:http';
import type { Log } from '#src/start/shop-api.ts';
import type { Metrics } from './metrics.ts';

export type MetricsPlace = {
  /** 0 takes any free port. */
  port: number;
  host: string;
};

export type MetricsServer = { port: number; stop: () => Promise<void> };

/**
 * Answers `/metrics` on a port of its own, which the public never reaches: figures of the shop are nobody else's
 * business. Everything else is 404.
 * @throws when the port is in use
 */
export async function serveMetrics(
  metrics: Pick<Metrics, 'scrape' | 'contentType'>,
  { port, host }: MetricsPlace,
  log: Pick<Log, 'error'>,
): Promise<MetricsServer> {
  const server = createServer((incoming, outgoing) => {
    if (incoming.method !== 'GET' || incoming.url !== '/metrics') {
      outgoing.writeHead(404, { 'content-length': 0 }).end();
      return;
    }
    metrics.scrape().then(
      (text) => outgoing.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      (err: unknown) => {
        log.error({ err }, 'metrics could not be read');
        outgoing.writeHead(500, { 'content-length': 0 }).end();
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, () => resolve());
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
