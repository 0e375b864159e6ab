import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { Kind } from '@yahont/contracts/catalogue/jewellery.ts';
import { parseLength } from '@yahont/values/measures/size.ts';
import { parseRingSize } from '@yahont/values/measures/ring-size.ts';

/** The size that the shopper chose during this visit, per kind of jewellery: all metals and models share it. */
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
      // Storage is blocked or corrupted: the visit starts without a size.
    }
  }
  return chosen.get(kind) ?? null;
}

export function rememberSize(kind: Kind, size: number): void {
  read(kind);
  chosen.set(kind, size);
  store();
}

/** No size of this kind is chosen any more. */
export function forgetSize(kind: Kind): void {
  read(kind);
  chosen.delete(kind);
  store();
}

function store(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(chosen)));
  } catch {
    // The size is remembered until the page is reloaded.
  }
  for (const listener of listeners) listener();
}

/** The size chosen during this visit; null before, and on the server. */
export function useChosenSize(kind: Kind): number | null {
  return useSyncExternalStore(
    subscribe,
    () => read(kind),
    () => null,
  );
}

/** Uses a single size in the address (`?size=16.5`, `?length=50`), from a filter or a shared link, as the chosen one. */
export function useSizeOfAddress(kind: Kind): void {
  const { search } = useLocation();
  useEffect(() => {
    const asked = new URLSearchParams(search);
    const size = parseRingSize(asked.get('size') ?? '') ?? parseLength(asked.get('length') ?? '');
    if (size !== null) rememberSize(kind, size);
  }, [kind, search]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
