import type { Cut, Gem, Label, Metal } from './catalogue.ts';

/** What the shop calls things, in lists, filters and on pages alike. No zod here: browsers read it. */
export const METAL_NAMES: Readonly<Record<Metal, string>> = {
  'yellow-gold': 'Жёлтое золото',
  'white-gold': 'Белое золото',
  'rose-gold': 'Розовое золото',
  'mixed-gold': 'Комбинированное золото',
  platinum: 'Платина',
  silver: 'Серебро',
};

export const GEM_NAMES: Readonly<Record<Gem, string>> = {
  diamond: 'Бриллиант',
  ruby: 'Рубин',
  sapphire: 'Сапфир',
  emerald: 'Изумруд',
  tanzanite: 'Танзанит',
  topaz: 'Топаз',
  amethyst: 'Аметист',
  citrine: 'Цитрин',
  garnet: 'Гранат',
  peridot: 'Хризолит',
  pearl: 'Жемчуг',
  onyx: 'Оникс',
  'cubic-zirconia': 'Фианит',
  'yellow-diamond': 'Жёлтый бриллиант',
  'pink-diamond': 'Розовый бриллиант',
};

export const CUT_NAMES: Readonly<Record<Cut, string>> = {
  round: 'Круг',
  oval: 'Овал',
  pear: 'Груша',
  marquise: 'Маркиз',
  cushion: 'Кушон',
  princess: 'Принцесса',
  emerald: 'Изумрудная',
  asscher: 'Ашер',
  baguette: 'Багет',
  bead: 'Шар',
  cabochon: 'Кабошон',
};

export const LABEL_NAMES: Readonly<Record<Label, string>> = {
  new: 'Новинка',
  hit: 'Любимое',
  sale: 'Скидка',
  royal: 'Царские камни',
  exclusive: 'В одном экземпляре',
};
