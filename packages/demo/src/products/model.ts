import type { Insert, Metal } from '@yahont/contracts/catalogue/jewellery.ts';
import type { Seat } from '@yahont/contracts/product-facts.ts';
import type { EngravingPlace } from '@yahont/values/engraving.ts';
import type { ImportProduct } from '@yahont/contracts/catalogue/catalogue-import.ts';

/**
 * A model as the workshop's card describes it; products in each metal are computed from it. In `text`, `{золото}`,
 * `{золота}`, `{золоте}` are replaced by the metal in the nominative, genitive and prepositional.
 */
export type Model = {
  /** Base name of the render: `ring-halo-round-white`. */
  picture: string;
  /** Middle part of the article number, unique: 2418 in `10-2418-0100`. */
  number: number;
  kind: ImportProduct['kind'];
  /** «Обручальное кольцо», «Серьги-пусеты». */
  noun: string;
  /** «Аврора», without quotes. */
  own: string;
  /** The end of the name, after the metal: «с бриллиантами». */
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
  /** Whole roubles, in the metal of the render. */
  price: number;
  /** Discount in that metal, per cent. */
  off?: number;
  /** Age of a novelty in days. */
  daysOld?: number;
  madeToOrderDays?: number;
  /** Total number of items; the usual stock by default. */
  pieces?: 1 | 2;
  /** Where it can be engraved; left out for a model without room for an inscription. */
  engravedAt?: EngravingPlace;
  /** Of a setting, which is sold with a stone of the buyer's choice. */
  seat?: Omit<Seat, 'piece'>;
  /** What a setting is with its stone: «Кольцо». */
  pieceNoun?: string;
};
