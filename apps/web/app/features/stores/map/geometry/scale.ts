import { NBSP } from '@yahont/values/digits.ts';
import type { Extent } from './extent.ts';

export type Size = { width: number; height: number };

/** Pixels per kilometre when the whole extent fits; the style sheet computes the same. */
export function kmPixels(extent: Extent, size: Size): number {
  return Math.min(size.width / extent.width, size.height / extent.height);
}

/** The largest round length (1, 2 or 5 times a power of ten, kilometres) up to `km`. */
export function roundLength(km: number): number {
  const power = 10 ** Math.floor(Math.log10(km) + 1e-9);
  const lead = km / power + 1e-9;
  if (lead >= 5) return 5 * power;
  return lead >= 2 ? 2 * power : power;
}

/** «2 км», «500 м». */
export function lengthText(km: number): string {
  return km < 1 ? `${Math.round(km * 1000)}${NBSP}м` : `${km.toLocaleString('ru')}${NBSP}км`;
}
