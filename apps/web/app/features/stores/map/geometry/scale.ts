import { NBSP } from '@yahont/values/digits.ts';
import type { Extent } from './extent.ts';

export type Size = { width: number; height: number };

/** Pixels in a kilometre when the whole extent fits; the style sheet computes the same by itself. */
export function kmPixels(extent: Extent, size: Size): number {
  return Math.min(size.width / extent.width, size.height / extent.height);
}

/** The greatest round length (1, 2 or 5 with zeros, kilometres) that is no longer than `km`. */
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
