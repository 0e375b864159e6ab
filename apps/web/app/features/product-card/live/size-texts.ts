import type { ProductCard } from '@yahont/contracts/catalogue/cards.ts';
import { isLength } from '@yahont/values/measures/size.ts';
import { nbsp } from '@yahont/values/text/typography.ts';

type Sizes = ProductCard['sizes'];

/** Whether the sizes of a card are lengths instead of ring sizes. */
export function isOfLength(sizes: Sizes): boolean {
  return sizes.some(({ size }) => isLength(size));
}

/** The heading of a card's list of sizes. */
export function inStockText(sizes: Sizes): string {
  return nbsp(isOfLength(sizes) ? 'Длины в наличии' : 'Размеры в наличии');
}

/** The text of a button before a size is chosen. */
export function chooseText(sizes: Sizes): string {
  return isOfLength(sizes) ? 'Выберите длину' : 'Выберите размер';
}
