import type { Product } from '@yahont/contracts/catalogue/product.ts';
import { CUT_NAMES, GEM_NAMES } from '@yahont/contracts/catalogue/stone-names.ts';
import { formatCarat } from '@yahont/values/measures/carat.ts';
import { formatGrams } from '@yahont/values/measures/weight.ts';
import { capitalise } from '@yahont/values/text/typography.ts';

export type ProductDetails = readonly { name: string; value: string }[];

type DetailedProduct = Pick<Product, 'metalName' | 'fineness' | 'weightMg' | 'inserts'>;

/** Metal and stones of a piece, from its model. */
export function productDetails({ metalName, fineness, weightMg, inserts }: DetailedProduct): ProductDetails {
  return [
    { name: 'Металл', value: `${capitalise(metalName)}, проба\u00A0${fineness}` },
    { name: 'Средний вес', value: formatGrams(weightMg) },
    ...inserts.map((insert, index) => ({
      name: inserts.length > 1 ? `Вставка\u00A0${index + 1}` : 'Вставка',
      value: insertText(insert),
    })),
  ];
}

function insertText({
  gem,
  cut,
  count,
  caratMilli,
  cutNote,
  quality,
}: DetailedProduct['inserts'][number]): string {
  return [
    capitalise(GEM_NAMES[gem]),
    cutNote === '' ? CUT_NAMES[cut] : cutNote,
    caratMilli === null ? '' : formatCarat(caratMilli),
    quality,
    count > 1 ? `${count}\u00A0шт.` : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}
