import type { Position } from '@yahont/contracts/addresses/addresses.ts';

/** Coordinates in the format of a hidden form field, `55.76,37.65`; empty when unknown. */
export function positionText(position: Position | null): string {
  return position === null ? '' : `${position.lat},${position.lon}`;
}

/** The coordinates in such a field; null for any other text. */
export function positionIn(text: string): Position | null {
  const [lat, lon] = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/.exec(text)?.slice(1).map(Number) ?? [];
  if (lat === undefined || lon === undefined) return null;
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : null;
}
