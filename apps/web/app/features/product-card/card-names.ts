import type { Label, Metal } from '@yahont/contracts/catalogue.ts';

const METAL_NAMES: Readonly<Record<Metal, string>> = {
  'yellow-gold': 'жёлтое золото',
  'white-gold': 'белое золото',
  'rose-gold': 'розовое золото',
  'mixed-gold': 'золото двух цветов',
  platinum: 'платина',
  silver: 'серебро',
};

const LABEL_NAMES: Readonly<Record<Label, string>> = {
  new: 'Новинка',
  hit: 'Любимое',
  sale: 'Скидка',
  royal: 'Царские камни',
  exclusive: 'В одном экземпляре',
};

/** «белое золото» */
export function metalName(metal: Metal): string {
  return METAL_NAMES[metal];
}

/** The word on a picture; the percent of a discount says «Скидка» by itself. */
export function labelName(labels: readonly Label[], discount: number): string | null {
  const shown = labels.find((label) => label !== 'sale');
  if (shown !== undefined) return LABEL_NAMES[shown];
  return labels.length > 0 && discount === 0 ? LABEL_NAMES.sale : null;
}

/** «Кольцо «Аврора» из белого золота» → «Аврора»; a piece without a name of its own keeps the whole. */
export function ownName(name: string): string {
  const match = /«[^»]+»/.exec(name);
  return match === null ? name : match[0];
}
