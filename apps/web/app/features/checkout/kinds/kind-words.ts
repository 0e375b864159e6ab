import { formatRoubles, type Kopecks } from '@yahont/values/money.ts';

export function listOf(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ');
}

export function priceText(price: Kopecks): string {
  return price === 0 ? 'бесплатно' : formatRoubles(price);
}
