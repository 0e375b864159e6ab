import {
  CUT_RU_NAMES,
  CUTS_RU,
  FINISH_NAMES,
  FINISHES,
  type GradeCode,
  type StoneScale,
} from '@yahont/contracts/stones/grades.ts';
import type { StoneCard } from '@yahont/contracts/stones/stone-card.ts';
import { ABOUT } from '#app/shop/cards/stone-face.ts';

const GRADE_TITLES: Readonly<Record<GradeCode, string>> = {
  colour: 'Цвет',
  clarity: 'Чистота',
  quality: 'Качество огранки',
};

export function gradeTitle(code: GradeCode): string {
  return GRADE_TITLES[code];
}

/** The message when changing the scale drops chosen grades. */
export function scaleChangeText(dropped: readonly GradeCode[]): string {
  const names = dropped.map((code) => gradeTitle(code).toLowerCase()).join(', ');
  return `Границы оценок у\u00A0шкал разные: выбор снят\u00A0— ${names}`;
}

/** «3», «VS1», «А, отличная»: a grade, with its word if the scale has one. */
export function gradeName(code: GradeCode, value: string): string {
  if (code !== 'quality') return value;
  const ru = CUTS_RU.find((grade) => grade === value);
  if (ru !== undefined) return `${ru}, ${CUT_RU_NAMES[ru]}`;
  const finish = FINISHES.find((grade) => grade === value);
  return finish === undefined ? value : `${finish}, ${FINISH_NAMES[finish]}`;
}

/** The text under a bar: there are few enough Russian cut grades to write them as words. */
export function gradeTick(code: GradeCode, value: string): string {
  const isRussian = CUTS_RU.some((grade) => grade === value);
  return code === 'quality' && isRussian
    ? gradeName(code, value).replace('удовлетворительная', 'удовл.')
    : value;
}

type Graded = Pick<StoneCard, GradeCode | 'laboratoryScale'>;

/** A grade of a stone on the page's scale: «3», «А, отличная», «≈ G». */
export function gradeOf(stone: Graded, code: GradeCode, scale: StoneScale): string {
  const name = gradeName(code, stone[code][scale]);
  return stone.laboratoryScale === scale ? name : `${ABOUT}${name}`;
}
