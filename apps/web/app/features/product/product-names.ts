import type { Cut, Gem, Kind, Label, Metal } from '@yahont/contracts/catalogue.ts';

const GEM_NAMES: Readonly<Record<Gem, string>> = {
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

const CUT_NAMES: Readonly<Record<Cut, string>> = {
  round: 'Круг',
  oval: 'Овал',
  pear: 'Груша',
  marquise: 'Маркиз',
  cushion: 'Кушон',
  princess: 'Принцесса',
  emerald: 'Изумруд',
  asscher: 'Ашер',
  baguette: 'Багет',
  bead: 'Шар',
  cabochon: 'Кабошон',
};

const METAL_SHORT_NAMES: Readonly<Record<Metal, string>> = {
  'yellow-gold': 'Жёлтое',
  'white-gold': 'Белое',
  'rose-gold': 'Розовое',
  'mixed-gold': 'Два цвета',
  platinum: 'Платина',
  silver: 'Серебро',
};

const KIND_NAMES: Readonly<Record<Kind, string>> = {
  ring: 'кольца',
  earrings: 'серьги',
  pendant: 'подвески',
  chain: 'цепи',
  bracelet: 'браслеты',
  brooch: 'броши',
};

const LABEL_NAMES: Readonly<Record<Exclude<Label, 'sale'>, string>> = {
  new: 'Новинка',
  hit: 'Любимое',
  royal: 'Царские камни',
  exclusive: 'В одном экземпляре',
};

export function gemName(gem: Gem): string {
  return GEM_NAMES[gem];
}

export function cutName(cut: Cut): string {
  return CUT_NAMES[cut];
}

/** «Белое», for a choice under the word «Металл». */
export function metalShortName(metal: Metal): string {
  return METAL_SHORT_NAMES[metal];
}

/** «кольца», as in «Похожие кольца». */
export function kindMany(kind: Kind): string {
  return KIND_NAMES[kind];
}

/** The word on the main picture; a discount is told beside the price. */
export function labelOf(labels: readonly Label[]): string | null {
  for (const label of labels) if (label !== 'sale') return LABEL_NAMES[label];
  return null;
}
