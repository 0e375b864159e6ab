import { roubles, type Kopecks } from '@yahont/values/money.ts';
import { cleanTyped } from '@yahont/values/typed/typed-text.ts';

const DEAREST = 100_000_000;

/** «118 000» → kopecks; null for anything that is no sum in whole roubles. */
export function readTarget(typed: string): Kopecks | null {
  const digits = cleanTyped(typed).replaceAll(/[\s₽]/g, '');
  if (!/^\d{1,9}$/.test(digits)) return null;
  const sum = Number(digits);
  return sum > 0 && sum <= DEAREST ? roubles(sum) : null;
}

/** Sums that one press fills in: any fall, five and ten per cent less; whole roubles below the price. */
export function targetsOf(price: Kopecks): { name: string; sum: Kopecks }[] {
  const whole = Math.floor(price / 100);
  const less = (percent: number) => roubles(Math.max(1, Math.floor((whole * (100 - percent)) / 100)));
  return [
    { name: 'любое снижение', sum: roubles(Math.max(1, whole - 1)) },
    { name: '−5\u00A0%', sum: less(5) },
    { name: '−10\u00A0%', sum: less(10) },
  ];
}
