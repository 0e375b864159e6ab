import { LRUCache } from 'lru-cache';
import type { Today } from '@yahont/contracts/office/today.ts';
import { kopecks } from '@yahont/values/money.ts';
import { MOSCOW_HOURS } from '@yahont/values/dates/city-time.ts';
import { orderNumber } from '#src/domains/buying/orders/index.ts';
import { countToDecide } from '#src/domains/after/approvals/index.ts';
import type { StaffContext } from '#src/platform/context.ts';
import { COUNTED, countDuties, permissionFor } from './duties.sql.ts';
import { readHandOvers, readSold, readStages, readUnpaid } from './orders-today.sql.ts';
import { toSales } from './sales.ts';
import { scopeIn, type WantedStore } from './within.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;
/** An office asks for the same day again and again; nobody sees ten seconds. */
const KEPT_MS = 10_000;
const MAX_KEPT = 500;

/** Reads the day of staff, as `getToday` describes it; each person's answer is kept for ten seconds. */
export function createToday(): (ctx: StaffContext, wanted: WantedStore) => Promise<Today> {
  const kept = new LRUCache<string, { at: number; today: Promise<Today> }>({ max: MAX_KEPT });
  return (ctx, wanted) => {
    const { staffId, roles, storeIds } = ctx.caller;
    const key = JSON.stringify([staffId, roles, storeIds, wanted]);
    const now = ctx.now().getTime();
    const known = kept.get(key);
    if (known !== undefined && now >= known.at && now - known.at < KEPT_MS) return known.today;
    const today = readToday(ctx, wanted);
    kept.set(key, { at: now, today });
    // A failure is not kept.
    today.catch(() => kept.delete(key));
    return today;
  };
}

async function readToday(ctx: StaffContext, wanted: WantedStore): Promise<Today> {
  const now = ctx.now();
  const [stages, handOvers, unpaid, sales, duties] = await Promise.all([
    stagesOf(ctx, wanted),
    handOversOf(ctx, wanted),
    unpaidOf(ctx, wanted),
    salesOf(ctx, wanted),
    dutiesOf(ctx, wanted),
  ]);
  return { at: now.toISOString(), stages, handOvers, unpaid, sales, duties };
}

async function stagesOf(ctx: StaffContext, wanted: WantedStore): Promise<Today['stages']> {
  const scope = scopeIn(ctx, 'orders.see', wanted);
  return isEmpty(scope) ? null : readStages(ctx.db, scope, ctx.now());
}

async function handOversOf(ctx: StaffContext, wanted: WantedStore): Promise<Today['handOvers']> {
  const scope = scopeIn(ctx, 'orders.hand-over', wanted);
  if (isEmpty(scope)) return null;
  const rows = await readHandOvers(ctx.db, scope);
  return rows.map(({ id, names, total, name, lastName, place, storeUntil, isPaid }) => ({
    id,
    number: orderNumber(id),
    names,
    total: kopecks(total),
    buyer: { name, lastName },
    place,
    storeUntil: storeUntil === null ? null : isoOf(storeUntil),
    isPaid,
  }));
}

async function unpaidOf(ctx: StaffContext, wanted: WantedStore): Promise<Today['unpaid']> {
  const scope = scopeIn(ctx, 'payments.see', wanted);
  if (isEmpty(scope)) return null;
  const rows = await readUnpaid(ctx.db, scope, ctx.now());
  return {
    count: rows[0]?.count ?? 0,
    orders: rows.map(({ id, names, total, createdAt, expiresAt }) => ({
      id,
      number: orderNumber(id),
      names,
      total: kopecks(total),
      createdAt: isoOf(createdAt),
      expiresAt: isoOf(expiresAt),
    })),
  };
}

async function salesOf(ctx: StaffContext, wanted: WantedStore): Promise<Today['sales']> {
  const scope = scopeIn(ctx, 'reports.own', wanted);
  if (isEmpty(scope)) return null;
  const now = ctx.now();
  const today = dayStart(now);
  const passedMs = now.getTime() - today.getTime();
  const weekAgo = new Date(today.getTime() - WEEK_MS);
  return toSales(await readSold(ctx.db, scope, { today, weekAgo, passedMs }), passedMs);
}

async function dutiesOf(ctx: StaffContext, wanted: WantedStore): Promise<Today['duties']> {
  const own = COUNTED.map((code) => ({ code, scope: scopeIn(ctx, permissionFor(code), wanted) }));
  const now = ctx.now();
  const [counted, toDecide] = await Promise.all([
    countDuties(
      ctx.db,
      own.filter(({ scope }) => !isEmpty(scope)),
      { now, dayEnd: new Date(dayStart(now).getTime() + DAY_MS) },
    ),
    countToDecide(ctx),
  ]);
  return [
    ...(toDecide === null ? [] : [{ code: 'approvals' as const, ...toDecide }]),
    ...counted.map(({ code, count, oldest }) => ({
      code,
      count,
      oldest: oldest === null ? null : isoOf(oldest),
    })),
  ];
}

/** Midnight in Moscow, by which the house counts its days. */
function dayStart(now: Date): Date {
  const ahead = MOSCOW_HOURS * HOUR_MS;
  return new Date(Math.floor((now.getTime() + ahead) / DAY_MS) * DAY_MS - ahead);
}

function isEmpty(scope: 'network' | readonly unknown[]): boolean {
  return scope !== 'network' && scope.length === 0;
}

function isoOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
