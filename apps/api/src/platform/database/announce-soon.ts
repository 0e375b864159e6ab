import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '../context.ts';
import { announceChange, type Tag } from './changes.ts';
import type { Db } from './database.ts';

const waiting = new WeakMap<Db, Set<Tag>>();

/**
 * Announces a committed change in the background. A NOTIFY inside a transaction would make all such
 * transactions commit one after the other, each with its own flush to disk (decision 0007). Tags
 * announced while a notice is being sent go out together with the next one.
 */
export function announceSoon({ db, log }: Pick<Context, 'db' | 'log'>, tags: readonly Tag[]): void {
  const underway = waiting.get(db);
  const collected = underway ?? new Set<Tag>();
  for (const tag of tags) collected.add(tag);
  if (underway) return;
  waiting.set(db, collected);
  void announceAll(db, collected)
    .catch((err: unknown) => log.error({ err }, 'a change was not announced'))
    .finally(() => waiting.delete(db));
}

/**
 * Attempts to announce, and the pause before the second one, milliseconds; each later pause is twice as
 * long.
 */
const ATTEMPTS = 5;
const REST_MS = 250;

async function announceAll(db: Db, collected: Set<Tag>): Promise<void> {
  let failures = 0;
  while (collected.size > 0) {
    const tags = [...collected];
    collected.clear();
    try {
      await announceChange(db, tags);
      failures = 0;
    } catch (error) {
      failures += 1;
      if (failures === ATTEMPTS) throw error;
      for (const tag of tags) collected.add(tag);
      await pause(REST_MS * 2 ** (failures - 1), undefined, { ref: false });
    }
  }
}
