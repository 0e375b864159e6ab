/**
 * Scales on which loose diamonds are graded and the words for them. Russian and foreign grades are both data of a stone:
 * the borders of their groups differ, so neither is ever computed from the other. No zod here: browsers load this file.
 */

/** Shapes in the order that the shop shows them. */
export const STONE_SHAPES = [
  'round',
  'princess',
  'oval',
  'cushion',
  'emerald',
  'pear',
  'marquise',
  'asscher',
  'heart',
] as const;
export type StoneShape = (typeof STONE_SHAPES)[number];

export const SHAPE_NAMES: Readonly<Record<StoneShape, string>> = {
  round: 'Круг',
  princess: 'Принцесса',
  oval: 'Овал',
  cushion: 'Кушон',
  emerald: 'Изумруд',
  pear: 'Груша',
  marquise: 'Маркиз',
  asscher: 'Ашер',
  heart: 'Сердце',
};

/** The scale that a shopper reads and filters by: the Russian one or that of GIA. */
export const STONE_SCALES = ['ru', 'gia'] as const;
export type StoneScale = (typeof STONE_SCALES)[number];

/* Every list of grades goes from the best to the worst. */

/** ТУ 117-4.2099-2002. */
export const COLOURS_RU = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
export const CLARITIES_RU = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;
export const CUTS_RU = ['А', 'Б', 'В', 'Г'] as const;

export const COLOURS_GIA = [
  'D',
  'E',
  'F',
  'G',
  'H',
  'I',
  'J',
  'K',
  'L',
  'M',
  'N',
  'O',
  'P',
  'Q',
  'R',
  'S',
  'T',
  'U',
  'V',
  'W',
  'X',
  'Y',
  'Z',
] as const;
export const CLARITIES_GIA = [
  'FL',
  'IF',
  'VVS1',
  'VVS2',
  'VS1',
  'VS2',
  'SI1',
  'SI2',
  'I1',
  'I2',
  'I3',
] as const;
/** Quality of cut, polish and symmetry as foreign laboratories grade them: from «excellent» to «poor». */
export const FINISHES = ['EX', 'VG', 'G', 'F', 'P'] as const;
export type Finish = (typeof FINISHES)[number];

export const FLUORESCENCES = ['none', 'faint', 'medium', 'strong', 'very-strong'] as const;
export type Fluorescence = (typeof FLUORESCENCES)[number];

/** What a laboratory calls the quality of cut in Russian. */
export const CUT_RU_NAMES: Readonly<Record<(typeof CUTS_RU)[number], string>> = {
  А: 'отличная',
  Б: 'хорошая',
  В: 'удовлетворительная',
  Г: 'прочая',
};

export const FINISH_NAMES: Readonly<Record<Finish, string>> = {
  EX: 'отличная',
  VG: 'очень хорошая',
  G: 'хорошая',
  F: 'удовлетворительная',
  P: 'слабая',
};

export const FLUORESCENCE_NAMES: Readonly<Record<Fluorescence, string>> = {
  none: 'нет',
  faint: 'слабая',
  medium: 'средняя',
  strong: 'сильная',
  'very-strong': 'очень сильная',
};

/** Grades that both scales have, by facet. */
export const GRADES = {
  colour: { ru: COLOURS_RU, gia: COLOURS_GIA },
  clarity: { ru: CLARITIES_RU, gia: CLARITIES_GIA },
  quality: { ru: CUTS_RU, gia: FINISHES },
} as const;
export type GradeCode = keyof typeof GRADES;
