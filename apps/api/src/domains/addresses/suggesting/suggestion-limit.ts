import { LRUCache } from 'lru-cache';

/** Nobody types faster; a program that reads out a paid service does. */
const PER_MINUTE = 90;
const MINUTE_MS = 60_000;
const ACCOUNTS_MAX = 10_000;

export type SuggestionLimit = {
  /** Counts one question. @returns 0, or the seconds to wait */
  take: (accountId: number, now: Date) => number;
};

/** Questions of each account in the current minute, in memory of this process. */
export function createSuggestionLimit(): SuggestionLimit {
  const asked = new LRUCache<number, { minute: number; count: number }>({ max: ACCOUNTS_MAX });
  return {
    take: (accountId, now) => {
      const minute = Math.floor(now.getTime() / MINUTE_MS);
      const before = asked.get(accountId);
      const count = before?.minute === minute ? before.count + 1 : 1;
      asked.set(accountId, { minute, count });
      if (count <= PER_MINUTE) return 0;
      return Math.ceil(((minute + 1) * MINUTE_MS - now.getTime()) / 1000);
    },
  };
}
