import type { ComplaintReason, Fit, FitAdvice, ReviewNote } from '@yahont/values/reviews.ts';
import type { ReviewOrder } from '@yahont/contracts/reviews/reviews.ts';
import { formatSize, isLength } from '@yahont/values/measures/size.ts';
import { NBSP } from '@yahont/values/digits.ts';

export const NOTE_WORDS: Readonly<Record<ReviewNote, string>> = {
  'smooth-edge': 'не цепляется',
  bright: 'играет в любом свете',
  'sits-even': 'ровно садится',
  light: 'не чувствуется',
  'as-pictured': 'как на снимках',
  'finer-than-pictured': 'изящнее снимков',
  'firm-clasp': 'надёжный замок',
  'needs-cleaning': 'надо чистить',
  scratches: 'царапается',
  turns: 'проворачивается',
};

export const FIT_WORDS: Readonly<Record<Fit, string>> = {
  small: 'мало',
  right: 'в размер',
  large: 'велико',
};

export const COMPLAINT_WORDS: Readonly<Record<ComplaintReason, string>> = {
  insult: 'Брань или оскорбление',
  personal: 'Чужие имена, телефоны, адреса',
  advertising: 'Реклама',
  'off-topic': 'Не об этом изделии',
  photo: 'Неподходящий снимок',
  untrue: 'Неправда об изделии',
};

export const ORDER_NAMES: Readonly<Record<ReviewOrder, string>> = {
  useful: 'Сначала полезные',
  new: 'Сначала новые',
  low: 'Сначала строгие',
  high: 'Сначала довольные',
};

const ADVICE_CLAIMS: Readonly<Record<FitAdvice['advice'], string>> = {
  own: 'Берите свой размер.',
  larger: 'Возьмите на полразмера больше.',
  smaller: 'Возьмите на полразмера меньше.',
  try: 'Лучше примерить.',
};

/** Lengths of bracelets have no halves. */
const LENGTH_CLAIMS: typeof ADVICE_CLAIMS = {
  own: 'Берите свою длину.',
  larger: 'Возьмите длиннее.',
  smaller: 'Возьмите короче.',
  try: 'Лучше примерить.',
};

/**
 * The advice for a size: a claim, then the replies that it follows from: «9 из 11 владельцев размера 17 говорят „в
 * размер“, 2 — „мало“.»
 * @param next the next larger size of the piece, for a hand between two; null when there is none
 */
export function adviceText(
  { advice, total, fit, count, small, large }: FitAdvice,
  size: number,
  next: number | null,
): { claim: string; reason: string } {
  const others = (
    [
      ['small', small],
      ['large', large],
    ] as const
  )
    .filter(([one, found]) => one !== fit && found > 0)
    .map(([one, found]) => `${found}${NBSP}— «${FIT_WORDS[one]}»`);
  const said = [`говорят «${FIT_WORDS[fit]}»`, ...others].join(', ');
  const own = formatSize(size);
  const isLong = isLength(size);
  const between =
    advice === 'own' && small > large && next !== null
      ? ` Если вы между ${own} и${NBSP}${formatSize(next)}, берите ${formatSize(next)}.`
      : '';
  return {
    claim: (isLong ? LENGTH_CLAIMS : ADVICE_CLAIMS)[advice],
    reason: `${count} из${NBSP}${total} владельцев ${isLong ? 'длины' : 'размера'} ${own} ${said}.${between}`,
  };
}

/** 48 → «4,8» */
export function formatMark(average10: number): string {
  return `${Math.floor(average10 / 10)},${average10 % 10}`;
}
