import type { Label, Metal } from './jewellery.ts';

/** What the shop calls things, in lists, filters and on pages alike. No zod here: browsers read it. */
export const METAL_NAMES: Readonly<Record<Metal, string>> = {
  'yellow-gold': 'Жёлтое золото',
  'white-gold': 'Белое золото',
  'rose-gold': 'Розовое золото',
  'mixed-gold': 'Комбинированное золото',
  platinum: 'Платина',
  silver: 'Серебро',
};

export const LABEL_NAMES: Readonly<Record<Label, string>> = {
  new: 'Новинка',
  hit: 'Любимое',
  sale: 'Скидка',
  royal: 'Царские камни',
  exclusive: 'В одном экземпляре',
};
