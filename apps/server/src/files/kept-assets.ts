import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { DOOR } from '@yahont/values/deadlines.ts';
import type { FileStore } from '@yahont/api/compose.ts';
import { createBuildRecords } from './build-records.ts';

/** Names of Vite's hashed files: `root-C8rvC.js`. Nothing else is looked up. */
const HASHED = /^[\w$][\w.$-]{0,120}-[\w-]{4,12}\.[a-z\d]{2,5}$/;
/** Shortest time between two readings of the records. */
const READING_MS = 1000;
/** Requests that wait for a reading; more than that are answered 404 at once. */
const MAX_WAITING = 200;
/** How long a name counts as unknown, and how many such names are remembered. */
const UNKNOWN_MS = 5000;
const MAX_UNKNOWN = 2000;

export type KeptAssets = {
  /**
   * A file of any build that a process published, by its name in `/assets/`; null when there is none, or the store
   * does not answer. Names that no build has cost one reading of the records a second, however many are asked for.
   */
  find: (name: string) => Promise<Buffer | null>;
  /** Reads the records again, because a process may have published a build. */
  refresh: () => Promise<void>;
};

type Log = { warn: (fields: object, message: string) => void };

/** Finds files of other builds, also of those that were published later. */
export function createKeptAssets(store: FileStore, log: Log): KeptAssets {
  const records = createBuildRecords(store);
  const unknown = new LRUCache<string, true>({ max: MAX_UNKNOWN, ttl: UNKNOWN_MS });
  let names: ReadonlySet<string> = new Set();
  let readAt = -READING_MS;
  let waiting = 0;
  /** The last reading, and the one that has not begun yet. */
  let last: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  let isFaultLogged = false;

  async function readNames(): Promise<void> {
    await last;
    await sleep(Math.max(readAt + READING_MS - performance.now(), 0));
    readAt = performance.now();
    next = null;
    try {
      names = new Set((await records.read()).flatMap(({ files }) => files));
      isFaultLogged = false;
    } catch (err) {
      noteFault(err);
    }
  }

  /** Joins only a reading that has not begun: one that has may have missed a build. */
  function reading(): Promise<void> {
    if (next === null) {
      next = readNames();
      last = next;
    }
    return next;
  }

  function noteFault(err: unknown): void {
    if (!isFaultLogged) log.warn({ err }, 'chunks of other builds cannot be found: their storage is away');
    isFaultLogged = true;
  }

  async function isKnown(name: string): Promise<boolean> {
    if (names.has(name)) return true;
    if (unknown.has(name) || waiting >= MAX_WAITING) return false;
    waiting += 1;
    try {
      await Promise.race([reading(), sleep(DOOR.keptAssets, undefined, { ref: false })]);
    } finally {
      waiting -= 1;
    }
    if (!names.has(name)) unknown.set(name, true);
    return names.has(name);
  }

  return {
    refresh: reading,
    find: async (name) => {
      if (!HASHED.test(name) || !(await isKnown(name))) return null;
      const patience = sleep(DOOR.keptAssets, null, { ref: false });
      const asked = store.get(name).catch((err: unknown) => {
        noteFault(err);
        return null;
      });
      const bytes = await Promise.race([asked, patience]);
      return bytes === null ? null : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    },
  };
}
