import type { HoldRow } from './holds.tables.ts';

const HOUR_MS = 3_600_000;

/** When a term of so many hours ends: at a whole minute, as shoppers read it. */
export function termEnd(from: Date, hours: number): Date {
  return new Date(Math.floor((from.getTime() + hours * HOUR_MS) / 60_000) * 60_000);
}

/** Until when a hold would be kept if the shopper asked now; null when it was extended before, or is over. */
export function extendedUntil(
  { state, until, extendedAt }: Pick<HoldRow, 'state' | 'until' | 'extendedAt'>,
  { hours, now }: { hours: number; now: Date },
): Date | null {
  const isOpen = state === 'open' && until > now;
  return isOpen && extendedAt === null ? termEnd(until, hours) : null;
}
