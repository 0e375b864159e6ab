import { kopecks, type Kopecks } from '@yahont/values/money.ts';

const NBSP = '\u00A0';
const MOST_ROUBLES = 1_000_000_000;

/** «−12,0 %», «+3,5 %»; «0 %» without a change. */
export function changeText(from: number, to: number): string {
  if (from === 0 || from === to) return `0${NBSP}%`;
  const tenths = Math.round(((to - from) / from) * 1000);
  const sign = tenths < 0 ? '−' : '+';
  return `${sign}${(Math.abs(tenths) / 10).toFixed(1).replace('.', ',')}${NBSP}%`;
}

/** Reads «128 900», «128900,50»; null for anything but a positive sum. */
export function readRoubles(typed: string): Kopecks | null {
  const plain = typed.replaceAll(/[\s₽]/g, '').replace(',', '.');
  if (!/^\d{1,10}(?:\.\d{1,2})?$/.test(plain)) return null;
  const sum = Math.round(Number(plain) * 100);
  return sum > 0 && sum <= MOST_ROUBLES * 100 ? kopecks(sum) : null;
}

/** A sum as one types it: «128900» or «128900,50». */
export function typedRoubles(sum: Kopecks): string {
  return sum % 100 === 0 ? String(sum / 100) : (sum / 100).toFixed(2).replace('.', ',');
}
