import type { Environment } from '#src/settings/environment.ts';
import type { Log } from '#src/start/shop-api.ts';
import type { Metrics } from './metrics.ts';

/** Metrics with their port, if the shop has one: then alone their library is loaded. */
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
  const server = await serveMetrics(metrics, { port, host }, log);
  log.info({ port: server.port, host }, 'metrics are at /metrics');
  return { ...metrics, stop: server.stop };
}
