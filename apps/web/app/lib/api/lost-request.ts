import { useSyncExternalStore } from 'react';

/** Why a request of the router has no usable answer: none came, or the server failed. */
export type LostReason = 'no-answer' | 'failed';

export type LostRequest = {
  method: string;
  reason: LostReason;
  /** Sends all lost requests again. */
  repeat: () => void;
};

type Held = { method: string; reason: LostReason; repeat: () => void };

const held = new Set<Held>();
let current: LostRequest | null = null;
const listeners = new Set<() => void>();

/**
 * Keeps a failed request pending, so that the router leaves the page and its forms as they are. Resolves when the
 * request shall be sent again: the shopper asks for it, or, for a GET, the connection returns. Rejects when the
 * router gives the request up, which it does for the next navigation or submit.
 */
export function holdLostRequest(
  method: string,
  reason: LostReason,
  signal: AbortSignal | null | undefined,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const lost: Held = { method, reason, repeat: () => end(resolve) };
    const giveUp = () => end(() => reject(signal?.reason));
    function end(settle: () => void): void {
      signal?.removeEventListener('abort', giveUp);
      window.removeEventListener('online', lost.repeat);
      held.delete(lost);
      announce();
      settle();
    }
    signal?.addEventListener('abort', giveUp);
    // A form is sent again by its shopper alone: the first request may have arrived.
    if (method === 'GET') window.addEventListener('online', lost.repeat);
    held.add(lost);
    announce();
  });
}

/** The request that was lost last and is still held; null when all is well. */
export function useLostRequest(): LostRequest | null {
  return useSyncExternalStore(watchLostRequest, lostRequest, nothingLost);
}

export function lostRequest(): LostRequest | null {
  return current;
}

export function watchLostRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function announce(): void {
  const last = [...held].at(-1);
  current = last === undefined ? null : { ...last, repeat: repeatAll };
  for (const listener of listeners) listener();
}

function repeatAll(): void {
  for (const one of held) one.repeat();
}

function nothingLost(): null {
  return null;
}
