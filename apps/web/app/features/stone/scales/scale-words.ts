import { COLOURS_GIA, type CLARITIES_RU, type COLOURS_RU } from '@yahont/contracts/stones/grades.ts';

type GradeTexts = { name: string; text: string };

const WHITE_METAL = 'В белом золоте и платине он смотрится белым, в жёлтом разницы с группой выше не видно.';

/** How each colour group looks to the eye. */
export const COLOUR_WORDS: Readonly<Record<(typeof COLOURS_RU)[number], GradeTexts>> = {
  1: {
    name: 'без оттенка',
    text: 'Самая белая группа. Чтобы это увидеть, камень кладут рядом с эталоном на белый лист.',
  },
  2: {
    name: 'без оттенка для глаза',
    text: 'От первой группы его отличает только эталон. В любой оправе камень бесцветен.',
  },
  3: {
    name: 'почти без оттенка',
    text: `Тепло заметно сбоку и рядом с эталоном, сверху — нет. ${WHITE_METAL}`,
  },
  4: { name: 'едва уловимый оттенок', text: `Оттенок ловит опытный глаз на белом листе. ${WHITE_METAL}` },
  5: {
    name: 'лёгкий оттенок',
    text: 'Сверху камень почти белый, сбоку теплее. В жёлтом и розовом золоте оттенок теряется.',
  },
  6: {
    name: 'оттенок заметен на белом',
    text: 'На белом листе видно тепло. Лучшая пара такому камню — жёлтое или розовое золото.',
  },
  7: {
    name: 'заметный оттенок',
    text: 'Тепло видно и сверху. За те же деньги камень крупнее, а жёлтое золото делает оттенок своим.',
  },
  8: {
    name: 'ясный тёплый цвет',
    text: 'Желтоватый или коричневатый тон виден сразу. Такие камни любят за тепло и вес.',
  },
  9: {
    name: 'насыщенный тёплый цвет',
    text: 'Цвет виден издалека. Это ещё не фантазийный бриллиант, но уже и не белый.',
  },
};

/** How each clarity group looks under a loupe and to the eye. */
export const CLARITY_WORDS: Readonly<Record<(typeof CLARITIES_RU)[number], GradeTexts>> = {
  1: {
    name: 'чистый',
    text: 'Под десятикратной лупой включений нет. Редкость, которую ценят прежде всего коллекционеры.',
  },
  2: {
    name: 'чистый для глаза и почти для лупы',
    text: 'Мельчайшую точку геммолог находит не с первого раза. Глазу камень совершенно чист.',
  },
  3: { name: 'невидимо без лупы', text: 'Под лупой — несколько мельчайших точек. На блеск они не влияют.' },
  4: {
    name: 'невидимо без лупы',
    text: 'Геммолог находит включения при десятикратном увеличении, глаз — нет.',
  },
  5: {
    name: 'невидимо без лупы',
    text: 'Включения мелкие и ясно видны только под лупой. Разумный выбор: глаз разницы с группой выше не знает.',
  },
  6: {
    name: 'почти невидимо без лупы',
    text: 'Под лупой включения видны сразу. Без неё их находят редко, и только в крупном камне.',
  },
  7: {
    name: 'едва видно без лупы',
    text: 'Опытный глаз находит включение при хорошем свете. Место важнее числа: у края его прячет оправа.',
  },
  8: {
    name: 'едва видно без лупы',
    text: 'Включения можно найти глазом, если знать, где смотреть. Посмотрите камень в салоне.',
  },
  9: {
    name: 'видно без лупы',
    text: 'Включения видны глазом, хотя и не с первого взгляда. Такой камень выбирают, посмотрев на него.',
  },
  10: {
    name: 'видно без лупы',
    text: 'Включения заметны и понемногу гасят блеск. Зато за те же деньги камень крупнее.',
  },
  11: {
    name: 'хорошо видно',
    text: 'Включений много, они видны сразу. Проверьте, не выходят ли они на грань у края.',
  },
  12: { name: 'хорошо видно', text: 'Включения занимают заметную часть камня и гасят блеск.' },
};

/**
 * A cell of the foreign scale under the Russian one: its letters, and the number of Russian groups that it
 * spans.
 */
export type ForeignCell = { label: string; grades: readonly string[]; span: number };

const cell = (label: string, grades: readonly string[] = [label], span = 1): ForeignCell => ({
  label,
  grades,
  span,
});

/**
 * Which foreign letters roughly correspond to which group. An approximation for reading certificates: the
 * borders differ.
 */
export const COLOUR_CELLS: readonly ForeignCell[] = [
  cell('D–E', ['D', 'E']),
  cell('F'),
  cell('G'),
  cell('H'),
  cell('I'),
  cell('J'),
  cell('K'),
  cell('L–M', ['L', 'M']),
  cell('N–Z', COLOURS_GIA.slice(COLOURS_GIA.indexOf('N'))),
];
export const CLARITY_CELLS: readonly ForeignCell[] = [
  cell('FL–IF', ['FL', 'IF']),
  cell('VVS1'),
  cell('VVS2'),
  cell('VS1'),
  cell('VS2'),
  cell('SI1'),
  cell('SI2', ['SI2'], 2),
  cell('I1'),
  cell('I2', ['I2'], 2),
  cell('I3'),
];
