import { LRUCache } from 'lru-cache';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const ACCOUNTS_MAX = 10_000;

export type QuestionLimit = {
  /** Counts one query. @returns 0, or the seconds to wait */
  take: (accountId: number, now: Date) => number;
};

/**
 * Limits each account's queries to a paid service within a minute and within a day (UTC), in memory of
 * this process. A refused query counts too.
 */
export function createQuestionLimit({
  perMinute,
  perDay,
}: {
  perMinute: number;
  perDay: number;
}): QuestionLimit {
  const windows = [createWindow(perMinute, MINUTE_MS), createWindow(perDay, DAY_MS)];
  return { take: (accountId, now) => Math.max(...windows.map((take) => take(accountId, now.getTime()))) };
}

function createWindow(most: number, length: number): (accountId: number, now: number) => number {
  const asked = new LRUCache<number, { window: number; count: number }>({ max: ACCOUNTS_MAX });
  return (accountId, now) => {
    const window = Math.floor(now / length);
    const before = asked.get(accountId);
    const count = before?.window === window ? before.count + 1 : 1;
    asked.set(accountId, { window, count });
    return count <= most ? 0 : Math.ceil(((window + 1) * length - now) / 1000);
  };
}
