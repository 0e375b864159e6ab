import { useSyncExternalStore } from 'react';
import { isEngraving, normaliseEngraving, readFace, type Engraving } from '@yahont/values/engraving.ts';

/**
 * The inscription tried on the engraving page, kept for the pieces that are viewed afterwards in this visit.
 */
const STORAGE_KEY = 'inscription';
const listeners = new Set<() => void>();
let kept: Engraving | null = null;
let isRead = false;

function read(): Engraving | null {
  if (isRead) return kept;
  isRead = true;
  try {
    const { text = '', face }: { text?: unknown; face?: unknown } =
      JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') ?? {};
    const words = typeof text === 'string' ? normaliseEngraving(text) : '';
    if (words !== '' && isEngraving(words))
      kept = { text: words, face: readFace(typeof face === 'string' ? face : null) };
  } catch {
    // Storage is blocked or corrupted: the visit starts without an inscription.
  }
  return kept;
}

/** Remembers an inscription that can be engraved; null forgets it. */
export function rememberInscription(words: Engraving | null): void {
  isRead = true;
  kept = words;
  try {
    if (words === null) sessionStorage.removeItem(STORAGE_KEY);
    else sessionStorage.setItem(STORAGE_KEY, JSON.stringify(words));
  } catch {
    // The inscription is remembered until the page is reloaded.
  }
  for (const listener of listeners) listener();
}

/** The inscription of this visit; null without one, and on the server. */
export function useInscription(): Engraving | null {
  return useSyncExternalStore(subscribe, read, () => null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
