import type { Environment } from '#src/settings/environment.ts';
import type { Log } from '#src/start/shop-api.ts';
import type { Metrics } from './metrics.ts';

/**
 * Metrics with their port, if the shop has one: then alone their library is loaded. When the port cannot be opened, the
 * shop does without: that is logged, and no reason to close it.
 */
export async function openMetrics(
  { METRICS_PORT: port, METRICS_HOST: host = '127.0.0.1' }: Environment,
  log: Log,
): Promise<(Metrics & { stop: () => Promise<void> }) | null> {
  if (port === undefined) return null;
  const [{ createMetrics }, { serveMetrics }] = await Promise.all([
    import('./metrics.ts'),
    import('./serve-metrics.ts'),
  ]);
  const metrics = createMetrics();
  const server = await serveMetrics(metrics, { port, host }, log).catch((err: unknown) => {
    log.error({ err, port, host }, 'the port of the metrics could not be opened: the shop has no metrics');
    return null;
  });
  if (server === null) return null;
  log.info({ port: server.port, host }, 'metrics are at /metrics');
  return { ...metrics, stop: server.stop };
}
