import type { ProductCard } from '@yahont/contracts/catalogue/cards.ts';
import { isLength } from '@yahont/values/measures/size.ts';
import { nbsp } from '@yahont/values/text/typography.ts';

type Sizes = ProductCard['sizes'];

/** Whether a card offers lengths, not sizes of rings. */
export function isOfLength(sizes: Sizes): boolean {
  return sizes.some(({ size }) => isLength(size));
}

/** What a list of a card's sizes is called. */
export function inStockText(sizes: Sizes): string {
  return nbsp(isOfLength(sizes) ? 'Длины в наличии' : 'Размеры в наличии');
}

/** What a button says before one is chosen. */
export function chooseText(sizes: Sizes): string {
  return isOfLength(sizes) ? 'Выберите длину' : 'Выберите размер';
}
