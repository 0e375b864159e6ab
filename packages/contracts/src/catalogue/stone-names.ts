import type { Cut, Gem } from './jewellery.ts';
import type { Treatment } from './stone-report.ts';

/**
 * Display names of stones and cuts, in a file of their own because few pages need them. No zod here: browsers load this
 * file.
 */
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

export const TREATMENT_NAMES: Readonly<Record<Treatment, string>> = {
  none: 'без обработки',
  heat: 'нагрев',
  'heat-residue': 'нагрев, следы флюса',
  'oil-minor': 'масло, незначительно',
  'oil-moderate': 'масло, умеренно',
  irradiation: 'облучение и нагрев',
  bleach: 'отбеливание',
  dye: 'окрашивание',
};
