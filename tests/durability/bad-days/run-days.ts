import { setTimeout as delay } from 'node:timers/promises';
import type { BadDay } from './days.ts';
import { KINDS, PUBLIC, type Kind, type Outcome } from './load.ts';
import { inWorld, type World } from './world.ts';
import type { Comparison } from '../faults/compare-books.ts';

/** How a day went. */
export type DayResult = {
  name: string;
  /** Why it could not be tried. */
  skipped: string | null;
  /** From the end of the cause until everything works for everybody, by what shoppers do; milliseconds. */
  recoveryMs: Partial<Record<Kind, number>>;
  /** What must not happen while a cause lasts. */
  faults: string[];
  /** Requests while the cause lasted, and how many of them were asked for patience. */
  requests: number;
  refused: number;
  /** Public pages that said that they may be behind. */
  marked: number;
};

export type DaysResult = { days: DayResult[]; books: Comparison & { orders: number } };

/** Longer than any recovery should take, and than what an answer may take. */
const LIMIT_MS = 30_000;
const STEADY_MS = 400;

/** Lets every bad day happen to one shop that sells, and compares the books afterwards. */
export async function runBadDays(
  days: readonly BadDay[],
  onDay: (result: DayResult) => void = () => undefined,
): Promise<DaysResult> {
  const results: DayResult[] = [];
  const books = await inWorld(async (world) => {
    await untilAllWorks(world, performance.now());
    for (const day of days) {
      const result = await runDay(day, world);
      results.push(result);
      onDay(result);
    }
  });
  return { days: results, books };
}

async function runDay(day: BadDay, world: World): Promise<DayResult> {
  const skipped = day.lacks?.(world) ?? null;
  const { name } = day;
  const none = { recoveryMs: {}, faults: [], requests: 0, refused: 0, marked: 0 };
  if (skipped !== null) return { name, skipped, ...none };
  await day.prepare?.(world);
  const beganAt = performance.now();
  await day.begin(world);
  await delay(day.lastsMs);
  const found = (await day.during?.(world)) ?? [];
  await day.end(world);
  const endedAt = performance.now();
  const recoveryMs = await untilAllWorks(world, endedAt);
  const during = world.load.outcomes.filter(({ ended }) => ended > beganAt);
  await day.after?.(world);
  return {
    name,
    skipped,
    recoveryMs,
    faults: [...found, ...new Set(during.flatMap((outcome) => faultOf(outcome, day) ?? []))],
    requests: during.length,
    refused: during.filter(({ status }) => !isOk(status)).length,
    marked: during.filter(({ mark }) => mark !== null).length,
  };
}

/** Waits until every kind of request succeeds again and its pages are current; returns how long each took. */
async function untilAllWorks({ load }: World, endedAt: number): Promise<Partial<Record<Kind, number>>> {
  for (;;) {
    await delay(50);
    const now = performance.now();
    const back = Object.fromEntries(KINDS.map((kind) => [kind, backAt(load.outcomes, kind, endedAt)]));
    const known = Object.values(back).filter((at) => at !== null);
    const isOver = known.length === KINDS.length && Math.max(...known) + STEADY_MS < now;
    if (isOver || now - endedAt > LIMIT_MS)
      return Object.fromEntries(
        Object.entries(back).map(([kind, at]) => [kind, at === null ? LIMIT_MS : Math.max(0, at - endedAt)]),
      );
  }
}

/** When the first of the requests was answered after which all of its kind succeed; null: not yet. */
function backAt(outcomes: readonly Outcome[], kind: Kind, endedAt: number): number | null {
  let at: number | null = null;
  for (const { kind: own, ended, begun, status, mark } of outcomes) {
    if (own !== kind || ended < endedAt) continue;
    if (!isOk(status) || mark !== null) at = null;
    else if (begun >= endedAt) at ??= ended;
  }
  return at;
}

const isOk = (status: number): boolean => status >= 200 && status < 300;
const isPublic = (kind: Kind): boolean => PUBLIC.some((one) => one === kind);

/** Public pages are always answered; all else at least politely, with a time to come back. */
function faultOf(
  { kind, status, retryAfter, words, begun, ended }: Outcome,
  { sells }: BadDay,
): string | null {
  const isPolite = !sells && !isPublic(kind) && status === 503 && retryAfter !== null;
  if (isOk(status) || isPolite) return null;
  return `${kind}: ${status} after ${Math.round((ended - begun) / 100) / 10} s ${wordsOf(words)}`;
}

/** The heading of a page, or a problem as it is. */
function wordsOf(text: string): string {
  return /<h1[^>]*>(.*?)<\/h1>/.exec(text)?.[1] ?? text.slice(0, 200);
}
