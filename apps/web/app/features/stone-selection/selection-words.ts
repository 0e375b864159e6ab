import type { Insert } from '@yahont/contracts/catalogue/jewellery.ts';
import type { SelectionSort, SettingKind, SettingStyle } from '@yahont/contracts/stones/selection-keys.ts';
import type { StoneSelection } from '@yahont/contracts/stones/stone-selection.ts';
import { SHAPE_NAMES } from '@yahont/contracts/stones/grades.ts';
import { formatCarat } from '@yahont/values/measures/carat.ts';
import { countOf } from '@yahont/values/text/plural.ts';

export const KIND_NAMES: Readonly<Record<SettingKind, string>> = { ring: 'Кольца', pendant: 'Подвески' };

export const STYLE_NAMES: Readonly<Record<SettingStyle, string>> = {
  solitaire: 'Солитер',
  halo: 'Ореол',
  'three-stone': 'Три камня',
  bezel: 'Глухая закрепка',
};

export const SORT_NAMES: Readonly<Record<SelectionSort, string>> = {
  advised: 'Сначала советуем',
  'price-asc': 'Сначала дешевле',
  'price-desc': 'Сначала дороже',
};

/** «Бриллиант Кр-57, круг», «Бриллиант, овал» */
export function stoneTitle({ cutNote, shape }: Pick<StoneSelection['stone'], 'cutNote' | 'shape'>): string {
  return `${`Бриллиант ${cutNote}`.trim()}, ${SHAPE_NAMES[shape].toLowerCase()}`;
}

/** «Круг, 0,71 ct» */
export function stoneShort({
  shape,
  caratMilli,
}: Pick<StoneSelection['stone'], 'shape' | 'caratMilli'>): string {
  return `${SHAPE_NAMES[shape]}, ${formatCarat(caratMilli)}`;
}

/** «Ещё 34 бриллианта, 0,12 ct»; null for a setting without stones of its own. */
export function ownStones(inserts: readonly Insert[]): string | null {
  const diamonds = inserts.filter(({ gem }) => gem === 'diamond');
  const count = diamonds.reduce((sum, insert) => sum + insert.count, 0);
  if (count === 0) return null;
  const weight = diamonds.reduce((sum, { caratMilli }) => sum + (caratMilli ?? 0), 0);
  return `Ещё ${countOf(count, ['бриллиант', 'бриллианта', 'бриллиантов'])}, ${formatCarat(weight)}`;
}

/** What the shopper makes: «Ваше кольцо», «Ваша подвеска». */
export function wholeName(kind: string): string {
  return kind === 'pendant' ? 'Ваша подвеска' : 'Ваше кольцо';
}
