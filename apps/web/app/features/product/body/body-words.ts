import type { Product } from '@yahont/contracts/catalogue/product.ts';
import { NBSP } from '@yahont/values/digits.ts';
import { agreesWithWeight, otherBodyWeight } from '@yahont/values/measures/hollow.ts';
import { isLength } from '@yahont/values/measures/size.ts';
import { formatGrams } from '@yahont/values/measures/weight.ts';
import type { Sku } from '../sizes/sizes.ts';

type Piece = Pick<Product, 'kind' | 'body' | 'weave' | 'widthMm10' | 'fineness' | 'inserts'> & {
  skus: readonly Pick<Sku, 'size' | 'weightMg'>[];
};

type Body = NonNullable<Piece['body']>;
type Noun = keyof typeof TITLES;

/** By the gender of the noun: «цепь», «браслет». */
const TITLES = {
  chain: { solid: 'Литая, не полая', hollow: 'Полая, не литая' },
  bracelet: { solid: 'Литой, не полый', hollow: 'Полый, не литой' },
} as const;

const OTHER: Readonly<Record<Noun, Readonly<Record<Body, string>>>> = {
  chain: { solid: 'полая весила бы', hollow: 'литая весила бы' },
  bracelet: { solid: 'полый весил бы', hollow: 'литой весил бы' },
};

const TIMES: Readonly<Record<Body, string>> = { solid: 'вдвое меньше', hollow: 'вдвое больше' };

const MEANS: Readonly<Record<Body, string>> = {
  solid: 'Звено не мнётся, и его можно запаять.',
  hollow: 'Лёгкая вещь не терпит узлов и заломов: вмятину не выправить.',
};

/**
 * Whether a chain or bracelet is solid, its weight, and the weight of the other kind. Null for any other
 * piece, for a piece with stones (its weight is not that of the metal alone), and when weight and thickness
 * contradict the card.
 * @param chosen the chosen length; null: all of them
 */
export function bodyWords(piece: Piece, chosen: Pick<Sku, 'size' | 'weightMg'> | null) {
  const { kind, body, weave, widthMm10, fineness, inserts, skus } = piece;
  if ((kind !== 'chain' && kind !== 'bracelet') || body === null || weave === null) return null;
  if (widthMm10 === null || inserts.length > 0) return null;
  const shown = chosen === null ? skus : [chosen];
  const doAgree = shown.every(
    ({ size, weightMg }) =>
      size !== null &&
      isLength(size) &&
      agreesWithWeight(body, { weightMg, length: size, widthMm10, fineness }),
  );
  if (shown.length === 0 || !doAgree) return null;
  const weights = shown.map(({ weightMg }) => weightMg);
  const [least, most] = [Math.min(...weights), Math.max(...weights)];
  const width = `при ширине ${String(widthMm10 / 10).replace('.', ',')}${NBSP}мм`;
  const other = least === most ? `около${NBSP}${formatGrams(otherBodyWeight(body, least))}` : TIMES[body];
  const own =
    least === most ? formatGrams(least) : `${formatGrams(least).replace(/\D+$/, '')}–${formatGrams(most)}`;
  return {
    body,
    title: TITLES[kind][body],
    note: `${own} ${width}: ${OTHER[kind][body]} ${other}. ${MEANS[body]}`,
  };
}
