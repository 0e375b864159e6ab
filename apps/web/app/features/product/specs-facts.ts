import { BODY_NAMES, CLASP_NAMES, WEAVE_NAMES } from '@yahont/contracts/catalogue/names.ts';
import type { Product } from '@yahont/contracts/catalogue/product.ts';
import { NBSP } from '@yahont/values/digits.ts';
import { formatCm, formatSize, isLength } from '@yahont/values/measures/size.ts';
import { formatGrams } from '@yahont/values/measures/weight.ts';

export type Fact = { name: string; value: string };

/** The fields of a product that its rows are made from. */
export type Described = Pick<
  Product,
  | 'kind'
  | 'metalName'
  | 'fineness'
  | 'widthMm10'
  | 'coating'
  | 'setting'
  | 'madeIn'
  | 'weave'
  | 'clasp'
  | 'body'
  | 'diameterMm10'
  | 'heightMm10'
  | 'chain'
  | 'bailMm10'
  | 'isOnly'
> & { skus: readonly Pick<Product['skus'][number], 'size'>[] };

const CHAIN_WORDS = { included: 'В комплекте', separate: 'Отдельно' } as const;

type Weights = readonly [least: number, most: number];

/** Rows about the metal. `weightMg`: of the chosen size, or the lightest and the heaviest. */
export function factsOf(product: Described, weightMg: Weights): Fact[] {
  const { metalName, fineness, body, coating, setting, madeIn, isOnly } = product;
  return known([
    { name: 'Металл', value: metalName },
    { name: 'Проба', value: String(fineness) },
    { name: product.skus.some(isOfLength) ? 'Вес' : 'Средний вес', value: weightText(weightMg) },
    { name: 'Полая или литая', value: body === null ? '' : BODY_NAMES[body] },
    { name: 'Покрытие', value: coating },
    { name: 'Закрепка', value: setting },
    { name: 'Сделано', value: madeIn },
    { name: 'Экземпляр', value: isOnly ? 'Единственный' : '' },
  ]);
}

/** Rows about dimensions: length, weave, clasp, diameter, width, chain. `size`: the chosen one. */
export function measuresOf(product: Described, size: number | null): Fact[] {
  const { kind, skus, weave, clasp, diameterMm10, heightMm10, widthMm10, chain, bailMm10 } = product;
  const hasOwnChain = kind === 'pendant' && chain === 'included';
  return known([
    { name: hasOwnChain ? 'Длина цепи' : 'Длина', value: lengthText(skus, size) },
    { name: hasOwnChain ? 'Плетение цепи' : 'Плетение', value: weave === null ? '' : WEAVE_NAMES[weave] },
    { name: kind === 'bracelet' ? 'Внутренний диаметр' : 'Диаметр', value: millimetres(diameterMm10) },
    { name: 'Высота', value: millimetres(heightMm10) },
    { name: kind === 'ring' ? 'Ширина шинки' : 'Ширина', value: millimetres(widthMm10) },
    { name: 'Замок', value: clasp === null ? '' : CLASP_NAMES[clasp] },
    { name: 'Цепь', value: chain === null ? '' : CHAIN_WORDS[chain] },
    { name: 'Ушко', value: bailMm10 === null ? '' : `для цепи до${NBSP}${millimetres(bailMm10)}` },
  ]);
}

/** «50 см» for the chosen length; «40, 45, 50 см» while none is chosen. */
function lengthText(skus: Described['skus'], size: number | null): string {
  const lengths = skus.flatMap((sku) => (sku.size !== null && isLength(sku.size) ? [sku.size] : []));
  if (lengths.length === 0) return '';
  if (size !== null && lengths.includes(size)) return formatSize(size);
  return `${lengths.map(formatCm).join('; ')}${NBSP}см`;
}

function isOfLength({ size }: { size: number | null }): boolean {
  return size !== null && isLength(size);
}

/** «10,70 г»; «8,56–12,84 г» while no size is chosen. */
function weightText([least, most]: Weights): string {
  return least === most
    ? formatGrams(least)
    : `${formatGrams(least).replace(/\D+$/, '')}–${formatGrams(most)}`;
}

function millimetres(tenths: number | null): string {
  return tenths === null ? '' : `${String(tenths / 10).replace('.', ',')}${NBSP}мм`;
}

function known(facts: readonly Fact[]): Fact[] {
  return facts.filter(({ value }) => value !== '');
}
