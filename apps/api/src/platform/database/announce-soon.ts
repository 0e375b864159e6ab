import type { Context } from '../context.ts';
import { announceChange } from './changes.ts';
import type { Tag } from './changes.ts';
import type { Db } from './database.ts';

const waiting = new WeakMap<Db, Set<Tag>>();

/**
 * Announces a committed change in the background. A notice inside a transaction would make all such transactions of the
 * server commit one after the other, each with its own flush to disk: see decision 0007. Tags announced while a notice
 * is being sent go out together with the next one.
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

async function announceAll(db: Db, collected: Set<Tag>): Promise<void> {
  while (collected.size > 0) {
    const tags = [...collected];
    collected.clear();
    await announceChange(db, tags);
  }
}
