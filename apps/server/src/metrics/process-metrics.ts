import { collectDefaultMetrics, Counter, Gauge, type Registry } from 'prom-client';
import type { Insight } from '@yahont/api/compose.ts';
import type { DoorState } from './door-meter.ts';

type Local = { door: DoorState | null; insight: Insight | null };

/**
 * Metrics of this process, which are at hand: memory and event loop by prom-client, page cache, queues, pools, breakers,
 * news of changes.
 * @returns writes what is true now
 */
export function createProcessMetrics(registry: Registry): (local: Local) => void {
  collectDefaultMetrics({ register: registry });
  const writers = [
    pageMetrics(registry),
    queueMetrics(registry),
    poolMetrics(registry),
    stateMetrics(registry),
  ];
  return (local) => {
    for (const write of writers) write(local);
  };
}

function gauge<Label extends string>(
  registry: Registry,
  name: string,
  { help, labels = [] }: { help: string; labels?: Label[] },
): Gauge<Label> {
  return new Gauge({ name, help, labelNames: labels, registers: [registry] });
}

/** A counter that is kept elsewhere, and copied at each scrape. */
function copied<Label extends string>(
  registry: Registry,
  name: string,
  { help, labels = [] }: { help: string; labels?: Label[] },
): Counter<Label> {
  return new Counter({ name, help, labelNames: labels, registers: [registry] });
}

function pageMetrics(registry: Registry): (local: Local) => void {
  const pages = gauge(registry, 'yahont_page_cache_pages', { help: 'Pages in the cache' });
  const bytes = gauge(registry, 'yahont_page_cache_bytes', { help: 'Bytes of the pages in the cache' });
  return ({ door }) => {
    if (door === null) return;
    const size = door.cache();
    pages.set(size.pages);
    bytes.set(size.bytes);
  };
}

function queueMetrics(registry: Registry): (local: Local) => void {
  const labels = ['queue'];
  const waiting = gauge(registry, 'yahont_work_queue_waiting', {
    help: 'Tasks that wait for a turn',
    labels,
  });
  const running = gauge(registry, 'yahont_work_queue_running', { help: 'Tasks that have begun', labels });
  const left = copied(registry, 'yahont_work_queue_left_total', {
    help: 'Clients that left before their turn',
    labels,
  });
  const refused = copied(registry, 'yahont_work_queue_refused_total', {
    help: 'Tasks refused: too many waited, the wait was too long, the task was too slow',
    labels: ['queue', 'why'],
  });
  return ({ door }) => {
    left.reset();
    refused.reset();
    for (const [queue, state] of Object.entries(door?.queues ?? {})) {
      waiting.set({ queue }, state.waiting);
      running.set({ queue }, state.running);
      left.inc({ queue }, state.left);
      for (const [why, count] of Object.entries(state.refused)) refused.inc({ queue, why }, count);
    }
  };
}

function poolMetrics(registry: Registry): (local: Local) => void {
  const labels = ['pool'];
  const open = gauge(registry, 'yahont_pool_connections', {
    help: 'Open connections to the database',
    labels,
  });
  const free = gauge(registry, 'yahont_pool_free', { help: 'Those of them that are free', labels });
  const most = gauge(registry, 'yahont_pool_limit', { help: 'Most connections of the pool', labels });
  const waiting = gauge(registry, 'yahont_pool_waiting', {
    help: 'Requests that wait for a free connection',
    labels,
  });
  return ({ insight }) => {
    for (const { name: pool, ...state } of insight?.pools() ?? []) {
      open.set({ pool }, state.open);
      free.set({ pool }, state.free);
      most.set({ pool }, state.most);
      waiting.set({ pool }, state.waiting);
    }
  };
}

function stateMetrics(registry: Registry): (local: Local) => void {
  const breakers = gauge(registry, 'yahont_breaker_open', {
    help: '1: the service keeps failing and is not asked',
    labels: ['service'],
  });
  const troubles = gauge(registry, 'yahont_trouble', {
    help: '1: a problem that /readyz names',
    labels: ['name'],
  });
  const hearing = gauge(registry, 'yahont_changes_listening', {
    help: '1: changes of other processes arrive',
  });
  const catchUps = copied(registry, 'yahont_changes_catch_ups_total', {
    help: 'How often everything was read again, because changes may have been missed',
  });
  return ({ insight }) => {
    if (insight === null) return;
    for (const { name: service, isOpen } of insight.breakers()) breakers.set({ service }, isOpen ? 1 : 0);
    troubles.reset();
    for (const name of insight.troubles()) troubles.set({ name }, 1);
    const changes = insight.changes();
    hearing.set(changes.isHearing ? 1 : 0);
    catchUps.reset();
    catchUps.inc(changes.catchUps);
  };
}
