import { NBSP } from '@yahont/values/digits.ts';
import type { Label, Metal, PriceUnit } from './jewellery.ts';

/** Display names, for lists, filters and pages. No zod here: browsers load this file. */
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
  hit: 'Часто выбирают',
  sale: 'Скидка',
  royal: 'Царские камни',
  exclusive: 'В одном экземпляре',
};

/** Shown beside a price; null where the price is for what the picture shows. */
export const PRICE_UNIT_NAMES: Readonly<Record<PriceUnit, string | null>> = {
  piece: null,
  'one-of-pair': `за${NBSP}одно кольцо`,
};
