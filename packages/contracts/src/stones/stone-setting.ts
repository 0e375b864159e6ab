import { z } from 'zod';
import { Insert, Kind, Metal } from '../catalogue/jewellery.ts';
import { Picture } from '../catalogue/pictures.ts';
import { Seat } from '../product-facts.ts';
import { MoneyOut } from '../wire/fields.ts';

/** A setting that fits the stone, in one of its metals. */
export const StoneSetting = z.object({
  productId: z.int(),
  code: z.string(),
  /** «Оправа кольца «Аврора» из белого золота с ореолом» */
  name: z.string(),
  shortName: z.string(),
  kind: Kind,
  metal: Metal,
  /** With a stone of the same shape; null when no photograph shows one. */
  picture: Picture.nullable(),
  seat: Seat,
  /** Stones that it comes with. */
  inserts: z.array(Insert),
  inStock: z.boolean(),
  /** Without the stone. */
  price: MoneyOut,
  /** With the stone. */
  together: MoneyOut,
  isChosen: z.boolean(),
});
export type StoneSetting = z.infer<typeof StoneSetting>;
