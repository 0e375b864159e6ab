import { Registry } from 'prom-client';
import type { Insight, Meter } from '@yahont/api/compose.ts';
import type { DoorMeter, DoorState } from './door-meter.ts';
import { createProcessMetrics } from './process-metrics.ts';
import { createRequestMetrics } from './request-metrics.ts';
import { createShopMetrics } from './shop-metrics.ts';

export type Metrics = {
  /** For the API and the front door. */
  meter: Meter & DoorMeter;
  /** From now on a scrape shows this API too. */
  show: (insight: Insight) => void;
  contentType: string;
  /** The text that Prometheus reads. */
  scrape: () => Promise<string>;
};

/** All metrics of this process. `shownMs`: how long an answer of the database is shown. */
export function createMetrics(settings: { shownMs?: number; patienceMs?: number } = {}): Metrics {
  const registry = new Registry();
  const requests = createRequestMetrics(registry);
  const writeProcess = createProcessMetrics(registry);
  const writeShop = createShopMetrics(registry, settings);
  let door: DoorState | null = null;
  let insight: Insight | null = null;
  return {
    meter: {
      ...requests,
      watch: (state) => {
        door = state;
      },
    },
    show: (shown) => {
      insight = shown;
    },
    contentType: registry.contentType,
    scrape: async () => {
      writeProcess({ door, insight });
      if (insight !== null) await writeShop(insight.readShop);
      return registry.metrics();
    },
  };
}
