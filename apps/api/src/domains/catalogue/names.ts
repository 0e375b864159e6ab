import type { z } from 'zod';
import type { Audience, Cut, FacetCode, Gem, Kind, Metal } from '@yahont/contracts/catalogue.ts';

/** What the shop calls things where a shopper reads them. */
export const METAL_NAMES: Record<Metal, string> = {
  'yellow-gold': 'Жёлтое золото',
  'white-gold': 'Белое золото',
  'rose-gold': 'Розовое золото',
  'mixed-gold': 'Комбинированное золото',
  platinum: 'Платина',
  silver: 'Серебро',
};

export const GEM_NAMES: Record<Gem, string> = {
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

export const CUT_NAMES: Record<Cut, string> = {
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

export const AUDIENCE_NAMES: Record<z.infer<typeof Audience>, string> = {
  women: 'Женщинам',
  men: 'Мужчинам',
  everyone: 'Всем',
};

export const KIND_NAMES: Record<Kind, string> = {
  ring: 'кольцо',
  earrings: 'серьги',
  pendant: 'подвеска',
  chain: 'цепь',
  bracelet: 'браслет',
  brooch: 'брошь',
};

export const FACET_NAMES: Record<FacetCode, string> = {
  metal: 'Металл',
  stone: 'Камень',
  cut: 'Огранка',
  size: 'Размер',
  fineness: 'Проба',
  collection: 'Коллекция',
  audience: 'Для кого',
};

/** Name of a dictionary's key that came as plain text; the text itself when the dictionary has no such key. */
export function nameIn(names: Readonly<Record<string, string>>, key: string): string {
  return names[key] ?? key;
}
