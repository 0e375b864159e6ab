import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLimits, type Limits } from './limits.ts';
import { Overload } from './overload.ts';

// The figures are those of the shop, and the time is a false one.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

type Visit = { status: number; askedMs: number; waitedMs: number };

/** A shop whose pages occupy one processor. */
function openShop(): { ask: (ip: string, pageMs: number) => Promise<Visit>; limits: Limits } {
  const limits = createLimits({ now: () => performance.now() });
  let processor = Promise.resolve();
  const ask = async (ip: string, pageMs: number): Promise<Visit> => {
    const askedMs = performance.now();
    let waitedMs = 0;
    const status = await limits
      .shared(ip, () => {
        waitedMs = performance.now() - askedMs;
        processor = processor.then(() => wait(pageMs));
        return processor;
      })
      .then(
        () => 200,
        (error: unknown) => {
          if (error instanceof Overload) return error.status;
          throw error;
        },
      );
    return { status, askedMs, waitedMs };
  };
  return { ask, limits };
}

const visitor = (number: number): string => `10.${number % 250}.${Math.floor(number / 250)}.7`;
const statuses = (visits: readonly Visit[]): number[] => [...new Set(visits.map(({ status }) => status))];

/** Visitors of different networks who come at once, and what becomes of them. */
async function burst(
  ask: ReturnType<typeof openShop>['ask'],
  count: number,
  pageMs: number,
): Promise<Visit[]> {
  const visits = Promise.all(Array.from({ length: count }, (_, number) => ask(visitor(number), pageMs)));
  await vi.advanceTimersByTimeAsync(3_000);
  return visits;
}

/** One visitor after another, each of another network, and what becomes of them. */
async function stream(
  ask: ReturnType<typeof openShop>['ask'],
  { seconds, everyMs, pageMs }: { seconds: number; everyMs: number; pageMs: number },
): Promise<Visit[]> {
  const visits: Promise<Visit>[] = [];
  const count = (seconds * 1000) / everyMs;
  for (let number = 0; number < count; number += 1) {
    visits.push(ask(visitor(number), pageMs));
    await vi.advanceTimersByTimeAsync(everyMs);
  }
  await vi.advanceTimersByTimeAsync(3_000);
  return Promise.all(visits);
}

test.each([
  [6, 60],
  [10, 40],
  [20, 20],
  [40, 40],
  [30, 60],
])('a quiet shop serves a burst of %i pages of %i ms', async (count, pageMs) => {
  const { ask } = openShop();
  expect(statuses(await burst(ask, count, pageMs))).toEqual([200]);
  expect(statuses(await burst(ask, count, pageMs)), 'once more').toEqual([200]);
});

test('visitors who come during a burst that is nearly served are served too', async () => {
  const { ask } = openShop();
  const first = burst(ask, 30, 60);
  await vi.advanceTimersByTimeAsync(100);
  const more = ask('203.0.113.1', 60);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(statuses([...(await first), await more])).toEqual([200]);
});

test.each([
  ['a little', 60, 45],
  ['twice', 60, 30],
  ['slow pages, twice', 150, 75],
  ['ten times', 60, 6],
])('a load that stays above what can be served is shed: %s', async (_load, pageMs, everyMs) => {
  const { ask, limits } = openShop();
  const visits = await stream(ask, { seconds: 20, everyMs, pageMs });
  const served = visits.filter(({ status }) => status === 200);
  expect(visits.length - served.length).toBe(
    limits.queues.shared.refused.full + limits.queues.shared.refused.late,
  );
  expect(served.length * pageMs, 'the processor has work').toBeGreaterThan(15_000);
  const lately = served.filter(({ askedMs }) => askedMs - (visits[0]?.askedMs ?? 0) > 10_000);
  expect(Math.max(...lately.map(({ waitedMs }) => waitedMs))).toBeLessThanOrEqual(100 + 2 * pageMs);
  expect(statuses(await burst(ask, 20, 40)), 'afterwards the shop is quiet again').toEqual([200]);
});

test('a flood of one network does not delay the others, nor their bursts', async () => {
  const { ask } = openShop();
  let isOver = false;
  const flooder = async (): Promise<void> => {
    while (!isOver) if ((await ask('203.0.113.1', 60)).status !== 200) await wait(50);
  };
  const flood = Promise.all(Array.from({ length: 200 }, flooder));
  await vi.advanceTimersByTimeAsync(5_000);
  const others = await stream(ask, { seconds: 5, everyMs: 250, pageMs: 60 });
  expect(statuses(others)).toEqual([200]);
  expect(Math.max(...others.map(({ waitedMs }) => waitedMs))).toBeLessThan(150);
  expect(statuses(await burst(ask, 10, 60))).toEqual([200]);
  isOver = true;
  await vi.advanceTimersByTimeAsync(20_000);
  await flood;
});
