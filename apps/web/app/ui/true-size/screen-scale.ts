/** Storage key for the number of CSS pixels per millimetre on this browser's screen. */
const KEY = 'screen-px-per-mm';

/** A bank card (ISO/IEC 7810, ID-1). */
export const CARD_WIDTH_MM = 85.6;
export const CARD_HEIGHT_MM = 53.98;

/** CSS pixels per nominal millimetre. */
export const NOMINAL_PX = 96 / 25.4;
/** Plausible limits: no screen is coarser or finer. */
const LEAST_PX = 1.8;
const MAX_PX = 9;

const listeners = new Set<() => void>();

/** Pixels per millimetre as the shopper measured them; null when they did not. */
export function readScreenScale(storage: Pick<Storage, 'getItem'>): number | null {
  const kept = Number(storage.getItem(KEY));
  return kept >= LEAST_PX && kept <= MAX_PX ? kept : null;
}

/**
 * Stores the scale, computed from the measured width of a bank card, and updates every drawing in natural
 * size.
 */
export function keepScreenScale(cardWidthPx: number, storage: Pick<Storage, 'setItem'>): void {
  const pixels = Math.min(MAX_PX, Math.max(LEAST_PX, cardWidthPx / CARD_WIDTH_MM));
  storage.setItem(KEY, String(pixels));
  for (const listener of listeners) listener();
}

/** Calls `listener` when this page measures its screen. Returns the unsubscribe function. */
export function subscribeToScreenScale(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
