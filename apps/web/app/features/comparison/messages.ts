import type { addToComparison } from '@yahont/contracts/comparisons/comparisons.ts';
import type { ComparedKind } from '@yahont/contracts/comparisons/compared-kinds.ts';
import { countOf, type PluralForms } from '@yahont/values/text/plural.ts';
import { refusalText, type Refusal, type RefusalTexts } from '#app/shop/words/refusal-text.ts';

const FORMS: Readonly<Record<ComparedKind, PluralForms>> = {
  stones: ['камень', 'камня', 'камней'],
  products: ['украшение', 'украшения', 'украшений'],
};

/** «3 камня», «1 украшение» */
export function countCompared(kind: ComparedKind, count: number): string {
  return countOf(count, FORMS[kind]);
}

/** Message when the comparison could not be changed. */
export function comparisonMessage(kind: ComparedKind, refusal: Refusal): string {
  const texts: RefusalTexts<typeof addToComparison> = {
    'compare-full': ({ limit }) =>
      `В сравнении уже ${countCompared(kind, limit)}. Уберите лишнее и добавьте снова.`,
    'product-not-found': 'Этого украшения больше нет в каталоге.',
    'stone-not-found': 'Этого камня больше нет в каталоге.',
  };
  return refusalText<typeof addToComparison>(
    texts,
    refusal,
    'Не получилось изменить сравнение. Проверьте связь и повторите.',
  );
}
