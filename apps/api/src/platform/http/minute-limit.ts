import { LRUCache } from 'lru-cache';

const MINUTE_MS = 60_000;
const ACCOUNTS_MAX = 10_000;

export type MinuteLimit = {
  /** Counts one question. @returns 0, or the seconds to wait */
  take: (accountId: number, now: Date) => number;
};

/** Questions of each account to a paid service in the current minute, in memory of this process. */
export function createMinuteLimit(perMinute: number): MinuteLimit {
  const asked = new LRUCache<number, { minute: number; count: number }>({ max: ACCOUNTS_MAX });
  return {
    take: (accountId, now) => {
      const minute = Math.floor(now.getTime() / MINUTE_MS);
      const before = asked.get(accountId);
      const count = before?.minute === minute ? before.count + 1 : 1;
      asked.set(accountId, { minute, count });
      if (count <= perMinute) return 0;
      return Math.ceil(((minute + 1) * MINUTE_MS - now.getTime()) / 1000);
    },
  };
}
