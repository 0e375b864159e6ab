import { useSyncExternalStore } from 'react';

/** Why a request of the router has no usable answer: none arrived, the server failed, or the session has ended. */
export type LostReason = 'no-answer' | 'failed' | 'signed-out';

export type LostRequest = {
  method: string;
  reason: LostReason;
  /** Repeats all lost requests. */
  repeat: () => void;
};

type HeldRequest = { method: string; reason: LostReason; repeat: () => void };

const held = new Set<HeldRequest>();
let current: LostRequest | null = null;
const listeners = new Set<() => void>();

/**
 * Keeps a failed request pending, so that the router keeps the page and its forms. Resolves when the request must be
 * repeated: the shopper asks for it or, for a GET, the connection returns. Rejects when the router aborts the request,
 * which it does on the next navigation or submit.
 */
export function holdLostRequest(
  method: string,
  reason: LostReason,
  signal: AbortSignal | null | undefined,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const lost: HeldRequest = { method, reason, repeat: () => end(resolve) };
    const giveUp = () => end(() => reject(signal?.reason));
    function end(settle: () => void): void {
      signal?.removeEventListener('abort', giveUp);
      window.removeEventListener('online', lost.repeat);
      held.delete(lost);
      announce();
      settle();
    }
    signal?.addEventListener('abort', giveUp);
    // Only the shopper repeats a form: the first request may have arrived.
    if (method === 'GET') window.addEventListener('online', lost.repeat);
    held.add(lost);
    announce();
  });
}

/** Whether a form is waiting for the shopper to sign in. */
export function waitsForSignIn(): boolean {
  return [...held].some(({ reason }) => reason === 'signed-out');
}

/** The latest lost request that is still pending; null when there is none. */
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
  // A form shows beside its button what it waits for.
  const last = [...held].findLast(({ method }) => method !== 'GET') ?? [...held].at(-1);
  current = last === undefined ? null : { ...last, repeat: repeatAll };
  for (const listener of listeners) listener();
}

function repeatAll(): void {
  for (const one of held) one.repeat();
}

function nothingLost(): null {
  return null;
}
