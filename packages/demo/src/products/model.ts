import type { Insert, Metal } from '@yahont/contracts/catalogue/jewellery.ts';
import type { Body, Clasp, Seat, Weave } from '@yahont/contracts/product-facts.ts';
import type { EngravingPlace } from '@yahont/values/engraving.ts';
import type { ImportProduct } from '@yahont/contracts/catalogue/catalogue-import.ts';

/**
 * Lengths that a model is made in, centimetres. `grams` and `price` of the model are those of the
 * length `base`; the other ones are computed per centimetre from the parts that do not grow with the
 * length: `fixedGrams` (lock, pendant, charm) and `fixedPrice` (whole roubles; the work and the stones
 * of the part that stays). Left out, nothing is fixed: a gram costs the same at every length.
 */
export type Lengths = {
  cm: readonly number[];
  base: number;
  fixedGrams?: number;
  fixedPrice?: number;
  /** Stones all along, so that their number is that of `base`. */
  hasStonesAlong?: true;
};

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
  /** Lengths of a chain, a bracelet, a necklace, or a pendant that comes with its chain. */
  lengths?: Lengths;
  weave?: Weave;
  clasp?: Clasp;
  body?: Body;
  /** Across hoops on the outside, across a bangle on the inside, millimetres. */
  diameterMm?: number;
  /** From the top of an earring to its lower end, millimetres. */
  heightMm?: number;
  /** Chain that comes with a pendant; a pendant without it is sold alone. */
  chain?: 'included';
  /** The thickest chain that passes through the bail of a pendant, millimetres. */
  bailMm?: number;
  /** Whole roubles, in the metal of the render. */
  price: number;
  /** Discount in that metal, per cent. */
  off?: number;
  /** Age of a novelty in days. */
  daysOld?: number;
  madeToOrderDays?: number;
  /** Total number of items, the usual stock by default; 1 is a single piece that is never repeated. */
  pieces?: 1 | 2;
  /** Where it can be engraved; left out for a model without room for an inscription. */
  engravedAt?: EngravingPlace;
  /** Seat of a setting, which is sold with a stone of the buyer's choice. */
  seat?: Pick<Seat, 'shapes' | 'fromMm100' | 'toMm100' | 'prongs'>;
  /** What a setting is with its stone: «Кольцо». */
  pieceNoun?: string;
};
