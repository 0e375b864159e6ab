import type { ComparedProduct } from '@yahont/contracts/comparisons/comparisons.ts';
import type { Insert } from '@yahont/contracts/catalogue/jewellery.ts';
import { CLASP_NAMES, WEAVE_NAMES } from '@yahont/contracts/catalogue/names.ts';
import { CUT_NAMES, GEM_NAMES } from '@yahont/contracts/catalogue/stone-names.ts';
import { NBSP } from '@yahont/values/digits.ts';
import { formatCarat } from '@yahont/values/measures/carat.ts';
import { formatSize, isLength } from '@yahont/values/measures/size.ts';
import { formatGrams } from '@yahont/values/measures/weight.ts';
import { capitalise } from '@yahont/values/text/typography.ts';
import { factLines, reportName, stoneFacts, type StoneFacts } from '#app/shop/stones/stone-facts.ts';
import { decimal } from '#app/shop/stone-drawings/figures.ts';
import { knownRows, UNKNOWN, type CompareRow } from './mark-row.ts';

/** The rows of a jewellery comparison. No value is better in itself, so none is marked as best. */
export function productRows(products: readonly ComparedProduct[]): CompareRow[] {
  const row = (name: string, textOf: (product: ComparedProduct) => string | null): CompareRow => ({
    name,
    cells: products.map((product) => ({ text: capitalise(textOf(product) ?? '') || UNKNOWN })),
  });
  const stoneRow = (name: string, textOf: (facts: StoneFacts) => string) =>
    row(name, ({ inserts }) => factLines(stoneFacts(inserts), textOf));
  return knownRows([
    row('Металл', ({ metalName }) => metalName),
    row('Проба', ({ fineness }) => String(fineness)),
    row('Вставки', ({ inserts }) => inserts.map(insertText).join('\n')),
    stoneRow('Происхождение', ({ origin }) => origin),
    stoneRow('Обработка', ({ treatment }) => treatment),
    stoneRow('Заключение', ({ report }) => (report === null ? '' : reportName(report))),
    row('Средний вес', ({ weightMg }) => formatGrams(weightMg)),
    row('Плетение', ({ weave }) => (weave === null ? null : WEAVE_NAMES[weave])),
    row('Замок', ({ clasp }) => (clasp === null ? null : CLASP_NAMES[clasp])),
    row('Ширина', ({ widthMm10 }) => (widthMm10 === null ? null : `${decimal(widthMm10 / 10, 1)}${NBSP}мм`)),
    row('Размеры в наличии', (product) => sizesText(product, false)),
    row('Длины в наличии', (product) => sizesText(product, true)),
    row('Закрепка', ({ setting }) => setting),
    row('Покрытие', ({ coating }) => coating),
    row('Коллекция', ({ collection }) => collection),
    row('Сделано', ({ madeIn }) => madeIn),
    row('Артикул', ({ article }) => article),
  ]);
}

/** Sizes of rings, or lengths; empty for a product without sizes of this kind. */
function sizesText({ sizes }: ComparedProduct, areLengths: boolean): string {
  const own = sizes.filter(({ size }) => isLength(size) === areLengths);
  return own.map(({ size }) => formatSize(size)).join('; ');
}

/** «Бриллиант, Кр-57, 0,30 ct, 3/4, 20 шт.»; the weight is the total of all stones. */
function insertText({ gem, cut, cutNote, count, caratMilli, quality }: Insert): string {
  const facts = [
    GEM_NAMES[gem],
    cutNote === '' ? CUT_NAMES[cut].toLowerCase() : cutNote,
    caratMilli === null ? '' : formatCarat(caratMilli),
    quality,
    count > 1 ? `${count}${NBSP}шт.` : '',
  ];
  return facts.filter((fact) => fact !== '').join(', ');
}
