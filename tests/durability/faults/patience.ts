import { setTimeout as delay } from 'node:timers/promises';
import { CallRefused } from '../browser.ts';

/** Longer than any series of restarts: while the shop runs for only a second at a time, little gets done. */
const LIMIT_MS = 7_200_000;
const PAUSE_MS = 150;

/**
 * Repeats a call until the shop answers. A killed shop, a lost answer, a server error and a rate limit do not
 * count as answers.
 * @throws CallRefused when the shop refuses
 */
export async function insist<T>(call: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + LIMIT_MS;
  for (;;) {
    try {
      return await call();
    } catch (error) {
      const isRefusal = error instanceof CallRefused && error.status < 500 && error.status !== 429;
      if (isRefusal || Date.now() > deadline) throw error;
    }
    await delay(PAUSE_MS);
  }
}

/** Waits until `read` returns a value that `isEnd` accepts; null when that did not happen in time. */
export async function waitFor<T>(read: () => Promise<T>, isEnd: (value: T) => boolean): Promise<T | null> {
  const deadline = Date.now() + LIMIT_MS;
  while (Date.now() < deadline) {
    const value = await insist(read);
    if (isEnd(value)) return value;
    await delay(PAUSE_MS);
  }
  return null;
}

/** The code of a refusal; null when the call was accepted. */
export async function refusalOf(call: Promise<unknown>): Promise<string | null> {
  try {
    await call;
    return null;
  } catch (error) {
    if (error instanceof CallRefused) return error.code;
    throw error;
  }
}
