import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { Kind } from '@yahont/contracts/catalogue/jewellery.ts';
import { parseRingSize } from '@yahont/values/measures/ring-size.ts';

/** The size that the shopper chose in this visit, for each kind of jewellery: metals and designs share it. */
const STORAGE_KEY = 'chosen-sizes';
const chosen = new Map<string, number>();
const listeners = new Set<() => void>();
let isRead = false;

function read(kind: Kind): number | null {
  if (!isRead) {
    isRead = true;
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
      for (const [name, size] of Object.entries(kept ?? {})) {
        if (typeof size === 'number') chosen.set(name, size);
      }
    } catch {
      // Forbidden or spoilt storage: the visit begins without a size.
    }
  }
  return chosen.get(kind) ?? null;
}

export function rememberSize(kind: Kind, size: number): void {
  read(kind);
  chosen.set(kind, size);
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(chosen)));
  } catch {
    // It is kept until the page is loaded anew.
  }
  for (const listener of listeners) listener();
}

/** The size that the shopper chose in this visit; null before, and on the server. */
export function useChosenSize(kind: Kind): number | null {
  return useSyncExternalStore(
    subscribe,
    () => read(kind),
    () => null,
  );
}

/** Takes a single size in the address (`?size=16.5`), of a filter or of a shared link, for chosen. */
export function useSizeOfAddress(kind: Kind): void {
  const { search } = useLocation();
  useEffect(() => {
    const size = parseRingSize(new URLSearchParams(search).get('size') ?? '');
    if (size !== null) rememberSize(kind, size);
  }, [kind, search]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
