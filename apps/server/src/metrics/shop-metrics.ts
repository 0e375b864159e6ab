import { Gauge, type Registry } from 'prom-client';
import { DOOR } from '@yahont/values/deadlines.ts';
import type { Insight } from '@yahont/api/compose.ts';

type ShopState = Awaited<ReturnType<Insight['readShop']>>;

/** How long an answer of the database is shown, milliseconds. */
export const SHOWN_MS = 10_000;

type Settings = { shownMs?: number | undefined; patienceMs?: number | undefined };

/**
 * Metrics that are read from the database. They are the same in every process. When it does not answer in time they
 * vanish, and `yahont_shop_state_up` is 0: an old figure would look like a true one.
 * @returns writes what is true now; never throws, and takes two seconds at most
 */
export function createShopMetrics(
  registry: Registry,
  { shownMs = SHOWN_MS, patienceMs = DOOR.scrape }: Settings = {},
): (read: Insight['readShop']) => Promise<void> {
  const up = new Gauge({
    name: 'yahont_shop_state_up',
    help: '1: the database answered the questions of this scrape in time',
    registers: [registry],
  });
  const writer = shopWriter(registry);
  let readAt = Number.NEGATIVE_INFINITY;
  /** One question at a time: while the database does not answer, they must not pile up. */
  let underway: Promise<void> | null = null;

  const ask = async (read: Insight['readShop']): Promise<void> => {
    try {
      const state = await read();
      writer.write(state);
      readAt = performance.now();
    } finally {
      underway = null;
    }
  };
  return async (read) => {
    if (performance.now() - readAt >= shownMs) {
      underway ??= ask(read);
      await within(underway, patienceMs);
    }
    const isKnown = performance.now() - readAt < shownMs + patienceMs;
    up.set(isKnown ? 1 : 0);
    if (!isKnown) writer.forget();
  };
}

async function within(work: Promise<void>, limitMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limitMs);
  });
  await Promise.race([work, late])
    .catch(() => undefined)
    .finally(() => clearTimeout(timer));
}

type Writer = { write: (state: ShopState) => void; forget: () => void };

function shopWriter(registry: Registry): Writer {
  const made: { gauge: Gauge; isLabelled: boolean }[] = [];
  const make = (name: string, help: string, ...labelNames: string[]): Gauge => {
    const gauge = new Gauge({ name, help, labelNames, registers: [registry] });
    made.push({ gauge, isLabelled: labelNames.length > 0 });
    return gauge;
  };
  const orders = make('yahont_orders', 'Orders that are not over, by state', 'state');
  const unpaid = make('yahont_orders_unpaid_overdue', 'Unpaid orders whose term ended five minutes ago');
  const waiting = make('yahont_outbox_waiting', 'Messages that are to be queued now');
  const held = make('yahont_outbox_held', 'Messages that wait for the end of the quiet hours');
  const oldest = make('yahont_outbox_oldest_seconds', 'How long the oldest of the waiting was seen to wait');
  const failed = make('yahont_messages_failed', 'Messages given up that nobody has sent again');
  const refunds = make('yahont_refunds_pending', 'Refunds that are not finished');
  const oldRefund = make('yahont_refunds_oldest_seconds', 'How long the oldest of them has not moved');
  const receipts = make('yahont_receipts', 'Receipts that are not registered, by state', 'state');
  const differences = make('yahont_money_differences', 'Differences of the last daily comparison');
  const compared = make('yahont_money_compared_timestamp_seconds', 'When it ran');
  const queued = make(
    'yahont_jobs',
    'Jobs by queue and state; failed ones of the last hour',
    'queue',
    'state',
  );
  const forget = (): void => {
    for (const { gauge, isLabelled } of made) {
      // A gauge without labels would be reset to 0, which reads like an answer.
      if (isLabelled) gauge.reset();
      else gauge.remove();
    }
  };
  forget();
  return {
    forget,
    write: (state) => {
      forget();
      for (const [name, count] of Object.entries(state.orders)) orders.set({ state: name }, count);
      unpaid.set(state.unpaidOverdue);
      waiting.set(state.outbox.waiting);
      held.set(state.outbox.held);
      oldest.set(state.outbox.oldestSeconds);
      failed.set(state.outbox.failed);
      refunds.set(state.refunds.pending);
      oldRefund.set(state.refunds.oldestSeconds);
      for (const [name, count] of Object.entries(state.receipts)) receipts.set({ state: name }, count);
      if (state.comparison) {
        differences.set(state.comparison.differences);
        compared.set(state.comparison.at);
      }
      for (const { name: queue, ...counts } of state.queues)
        for (const [name, count] of Object.entries(counts)) queued.set({ queue, state: name }, count);
    },
  };
}
