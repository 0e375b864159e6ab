import type { Insert, Metal } from '@yahont/contracts/catalogue/jewellery.ts';
import type { ImportProduct } from '@yahont/contracts/catalogue/catalogue-import.ts';

/**
 * A design as the workshop's card writes it. Products in each metal come from it by arithmetic.
 * In `text`: `{золото}`, `{золота}`, `{золоте}` stand for the metal in the nominative, genitive and prepositional.
 */
export type Model = {
  /** Base name of the render: `ring-halo-round-white`. */
  picture: string;
  /** Middle of the article, unique: 2418 in `10-2418-0100`. */
  number: number;
  kind: ImportProduct['kind'];
  /** «Обручальное кольцо», «Серьги-пусеты». */
  noun: string;
  /** «Аврора», without quotes. */
  own: string;
  /** Ends the name after the metal: «с бриллиантами». */
  ending?: string;
  text: string;
  style: string;
  section: string;
  collection?: string;
  tier?: 'royal';
  audience?: ImportProduct['audience'];
  labels?: ImportProduct['labels'];
  metal: Metal;
  fineness: number;
  grams: number;
  widthMm?: number;
  setting?: string;
  coating?: string;
  inserts?: Insert[];
  sizes?: 'women' | 'men' | 'everyone';
  /** Whole roubles in the metal of the render. */
  price: number;
  /** Percent off in that metal. */
  off?: number;
  /** A novelty came so many days ago. */
  daysOld?: number;
  madeToOrderDays?: number;
  /** How many pieces there are at all; usual stock when absent. */
  pieces?: 1 | 2;
};
