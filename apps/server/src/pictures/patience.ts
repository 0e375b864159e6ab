import { setTimeout as sleep } from 'node:timers/promises';
import { type BreakerFigures } from '@yahont/values/deadlines.ts';

/** The storage of pictures does not answer in time, or has just failed. Logged already. */
export class PicturesAway extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'PicturesAway';
  }
}

/**
 * Asks the storage, but waits no longer than a page or a picture may. After a failure nothing is asked for a while.
 * @throws PicturesAway
 */
export type Patience = <T>(ask: () => Promise<T>) => Promise<T>;

export function createPatience(
  { tryMs, breaker }: { tryMs: number; breaker: Pick<BreakerFigures, 'pauseMs'> },
  log: { error: (fields: object, message: string) => void },
): Patience {
  let restsUntil = 0;

  return async (ask) => {
    if (performance.now() < restsUntil) throw new PicturesAway('the storage is not asked for a while');
    const over = new AbortController();
    const late = sleep(tryMs, undefined, { ref: false, signal: over.signal }).then(() => {
      throw new Error(`no answer within ${tryMs} ms`);
    });
    try {
      return await Promise.race([ask(), late]);
    } catch (err) {
      // Logged once for a rest, because every request fails the same way.
      if (performance.now() >= restsUntil) log.error({ err }, 'the storage of pictures is away');
      restsUntil = performance.now() + breaker.pauseMs;
      throw new PicturesAway('the storage does not answer', err);
    } finally {
      late.catch(() => undefined);
      over.abort();
    }
  };
}
