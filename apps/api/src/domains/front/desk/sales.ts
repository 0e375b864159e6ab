import type { Sales } from '@yahont/contracts/office/today.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { SoldRow } from './orders-today.sql.ts';

const HOUR_MS = 3_600_000;
const HOURS = 24;

type Revenue = Sales['today'];

/** Adds up rows by hour and store. @param passedMs how far today has come */
export function toSales(rows: readonly SoldRow[], passedMs: number): Sales {
  const [today, weekAgo] = [rows.filter(({ isToday }) => isToday), rows.filter(({ isToday }) => !isToday)];
  const stores = [...new Set(rows.map(({ storeId }) => storeId))].map((storeId) => ({
    storeId,
    today: sum(today.filter((row) => row.storeId === storeId)),
    weekAgo: sumByNow(weekAgo.filter((row) => row.storeId === storeId)),
  }));
  return {
    today: sum(today),
    weekAgo: sumByNow(weekAgo),
    weekAgoWhole: sum(weekAgo),
    hours: {
      today: byHour(today).slice(0, Math.floor(passedMs / HOUR_MS) + 1),
      weekAgo: byHour(weekAgo),
    },
    stores: stores.toSorted((a, b) => b.today.total - a.today.total || b.weekAgo.total - a.weekAgo.total),
  };
}

function sum(rows: readonly SoldRow[]): Revenue {
  return {
    orders: rows.reduce((all, { orders }) => all + orders, 0),
    total: kopecks(rows.reduce((all, { total }) => all + total, 0)),
  };
}

function sumByNow(rows: readonly SoldRow[]): Revenue {
  return {
    orders: rows.reduce((all, { ordersByNow }) => all + ordersByNow, 0),
    total: kopecks(rows.reduce((all, { totalByNow }) => all + totalByNow, 0)),
  };
}

function byHour(rows: readonly SoldRow[]): Revenue['total'][] {
  return Array.from({ length: HOURS }, (_, hour) => sum(rows.filter((row) => row.hour === hour)).total);
}
