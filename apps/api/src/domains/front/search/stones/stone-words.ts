import type { StoneShape } from '@yahont/contracts/stones/grades.ts';
import { fold, stemOf } from '#src/domains/goods/catalogue/index.ts';

const stem = (word: string): string => stemOf(fold(word));

const SAID_SHAPES: Readonly<Record<StoneShape, readonly string[]>> = {
  round: ['круг', 'круглый'],
  princess: ['принцесса'],
  oval: ['овал', 'овальный'],
  cushion: ['кушон', 'подушка'],
  emerald: ['изумруд', 'изумрудный'],
  pear: ['груша', 'грушевидный', 'капля'],
  marquise: ['маркиз', 'маркиза'],
  asscher: ['ашер'],
  heart: ['сердце', 'сердечко'],
};

/** Stems of the words for shapes, in both languages. */
export const SHAPES: ReadonlyMap<string, StoneShape> = new Map(
  Object.entries(SAID_SHAPES).flatMap(([shape, words]) =>
    // safe: the keys of the record above
    [shape, ...words].map((word): [string, StoneShape] => [stem(word), shape as StoneShape]),
  ),
);

/** Shapes whose words also mean jewellery or another stone, unless the query is more specific. */
export const AMBIGUOUS: ReadonlySet<StoneShape> = new Set(['emerald', 'pear', 'heart']);

/** Laboratories in Russian spelling. */
export const SAID_LABORATORIES: ReadonlyMap<string, string> = new Map([
  ['гиа', 'gia'],
  ['джиа', 'gia'],
  ['иги', 'igi'],
  ['mgu', 'мгу'],
]);

/** They name a loose diamond. */
export const DIAMONDS: ReadonlySet<string> = new Set(
  ['бриллиант', 'брильянт', 'алмаз', 'диамант', 'diamond', 'diamonds'].map(stem),
);
export const CUT: ReadonlySet<string> = new Set(['огранка', 'гранёный'].map(stem));
export const COLOUR = stem('цвет');
export const CLARITY = stem('чистота');
export const QUALITY = stem('огранка');
const CERTIFICATE = stem('сертификат');

/** Words without a meaning of their own. */
export const FILLERS: ReadonlySet<string> = new Set(
  `камень камни карат сертификат номер без оправа отдельно купить цена натуральный природный белый бесцветный для в и
  вес весом форма`
    .split(/\s+/)
    .map(stem),
);

/** «с сертификатом» means a stone; «с бриллиантом» a piece of jewellery. */
export function isWithCertificate(word: string, nextStem: string | undefined): boolean {
  return word === 'с' && nextStem === CERTIFICATE;
}
