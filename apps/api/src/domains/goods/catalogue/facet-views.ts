import type { FacetCode, RangeCode } from '@yahont/contracts/listing-facets.ts';
import type { CellsFacet, RangeFacet, ValuesFacet } from '@yahont/contracts/catalogue/listing.ts';
import { CLASP_NAMES, METAL_NAMES, WEAVE_NAMES } from '@yahont/contracts/catalogue/names.ts';
import type { SettingType } from '@yahont/contracts/product-facts.ts';
import { CUT_NAMES, GEM_NAMES } from '@yahont/contracts/catalogue/stone-names.ts';
import { formatThousandths, NBSP } from '@yahont/values/digits.ts';
import { plural, pluralInGenitive, type PluralForms } from '@yahont/values/text/plural.ts';
import { AUDIENCE_NAMES } from './texts/names.ts';

type GroupView = {
  kind: (ValuesFacet | CellsFacet)['kind'];
  title: string;
  /** Shown unfolded; false by default. */
  isOpen?: boolean;
  /** Label prefix for an option outside its group: «Размер» in «Размер 16,5». */
  prefix?: string;
  /** What is drawn beside each option. */
  drawing?: 'metal' | 'cut';
  /**
   * Labels by value, also the order for equal counts; or a formatter. `collection`: the collection's
   * name, if any.
   */
  labels: Readonly<Record<string, string>> | ((value: string, collection: string | undefined) => string);
  /** Numbers ascend; everything else is sorted by count. */
  isNumeric?: boolean;
};

const SETTING_NAMES: Readonly<Record<SettingType, string>> = {
  prong: 'Крапановая',
  bezel: 'Глухая',
  pave: 'Паве',
  channel: 'Канальная',
  grain: 'Корнеровая',
  post: 'На штифте',
};

const COATING_NAMES = {
  rhodium: 'Родий',
  gold: 'Позолота',
  blackening: 'Чернение',
  none: 'Без покрытия',
} as const;

/** How each group looks on a page, in the order of the page. */
export const FACET_VIEWS: Readonly<Record<FacetCode, GroupView>> = {
  metal: { kind: 'values', title: 'Металл', isOpen: true, drawing: 'metal', labels: METAL_NAMES },
  size: {
    kind: 'cells',
    title: 'Размер',
    isOpen: true,
    prefix: 'Размер',
    labels: (value) => value.replace('.', ','),
    isNumeric: true,
  },
  length: {
    kind: 'cells',
    title: 'Длина, см',
    isOpen: true,
    prefix: 'Длина, см',
    labels: (value) => value.replace('.', ','),
    isNumeric: true,
  },
  weave: { kind: 'values', title: 'Плетение', isOpen: true, labels: WEAVE_NAMES },
  stone: { kind: 'values', title: 'Камень', isOpen: true, labels: GEM_NAMES },
  cut: { kind: 'cells', title: 'Огранка', isOpen: true, drawing: 'cut', labels: CUT_NAMES },
  report: { kind: 'values', title: 'Заключение', isOpen: true, labels: { yes: 'С заключением лаборатории' } },
  fineness: { kind: 'values', title: 'Проба', labels: (value) => value },
  collection: { kind: 'values', title: 'Коллекция', labels: (value, collection) => collection ?? value },
  audience: { kind: 'values', title: 'Для кого', labels: AUDIENCE_NAMES },
  setting: { kind: 'values', title: 'Вид закрепки', labels: SETTING_NAMES },
  clasp: { kind: 'values', title: 'Замок', labels: CLASP_NAMES },
  coating: { kind: 'values', title: 'Покрытие', labels: COATING_NAMES },
};

type RangeView = Pick<RangeFacet, 'title' | 'unit' | 'step'> & {
  /** One, few, many: «0,45 — 0,55 карата», «1 — 5 карат». */
  counted: PluralForms;
  /** One and many after «от» and «до»: «от 1 карата», «до 5 карат». */
  inGenitive: readonly [one: string, many: string];
};

/** How each range looks on a page, in the order of the page. */
export const RANGE_VIEWS: Readonly<Record<RangeCode, RangeView>> = {
  price: { title: 'Цена', unit: '₽', counted: ['₽', '₽', '₽'], inGenitive: ['₽', '₽'], step: 100 },
  carat: {
    title: 'Вес камня',
    unit: 'карат',
    counted: ['карат', 'карата', 'карат'],
    inGenitive: ['карата', 'карат'],
    step: 0.01,
  },
};

/** «20 000 — 250 000 ₽», «от 1 карата», «до 5 карат»; null when both ends are open. */
export function rangeChip(
  { counted, inGenitive }: RangeView,
  { from, to }: { from: number | null; to: number | null },
): string | null {
  if (from !== null && to !== null)
    return `${formatNumber(from)}${NBSP}— ${formatNumber(to)}${NBSP}${plural(to, counted)}`;
  if (from !== null) return `от${NBSP}${formatNumber(from)}${NBSP}${pluralInGenitive(from, inGenitive)}`;
  if (to === null) return null;
  return `до${NBSP}${formatNumber(to)}${NBSP}${pluralInGenitive(to, inGenitive)}`;
}

/** 20000 → «20 000», 0.45 → «0,45». */
function formatNumber(value: number): string {
  return formatThousandths(Math.round(value * 1000));
}
