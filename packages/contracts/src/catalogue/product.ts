import { z } from 'zod';
import { ProductCards } from './cards.ts';
import { endpoint } from '../wire/endpoint.ts';
import { IdParam, MoneyOut } from '../wire/fields.ts';
import { Instalment } from '../payment/instalment.ts';
import { WaysAboveCard } from '../payment/ways-above-card.ts';
import { Audience, Insert, Kind, Label, Metal, PriceUnit, Tier } from './jewellery.ts';
import { Picture } from './pictures.ts';
import { Breadcrumb } from './sections.ts';
import { EngravingPlace } from '../cart/inscription.ts';
import { Body, ChainWith, Clasp, Seat, Weave } from '../product-facts.ts';

/** A metal of the same model: a dot on the card, a choice on the product page. */
export const ColorVariant = z.object({
  productId: z.int(),
  metal: Metal,
  url: z.string(),
  picture: Picture.nullable(),
  /** Sizes in stock today, hundredths of a millimetre. */
  sizes: z.array(z.int()),
});

export const StoreStock = z.object({
  storeId: z.int(),
  name: z.string(),
  address: z.string(),
  metro: z.string(),
  phone: z.string(),
  lat: z.number(),
  lon: z.number(),
  isOpenNow: z.boolean(),
  /** «Открыто до 22:00», «Откроется завтра в 10:00» */
  openText: z.string(),
  /** Sizes in this store (hundredths of a millimetre); empty for a product without sizes. */
  sizes: z.array(z.int()),
  count: z.int(),
});

/** A chain that can be worn with a pendant sold without one. */
export const FittingChain = z.object({
  productId: z.int(),
  url: z.string(),
  name: z.string(),
  tier: Tier,
  picture: Picture.nullable(),
  weave: Weave.nullable(),
  widthMm10: z.int().nullable(),
  /** Lengths that can be bought now, the shortest first. */
  skus: z.array(z.object({ id: z.int(), size: z.int(), price: MoneyOut, weightMg: z.int() })),
});
export type FittingChain = z.infer<typeof FittingChain>;

export const Product = z.object({
  id: z.int(),
  url: z.string(),
  article: z.string(),
  name: z.string(),
  shortName: z.string(),
  description: z.string(),
  kind: Kind,
  tier: Tier,
  audience: Audience,
  labels: z.array(Label),
  section: z.object({ name: z.string(), url: z.string() }),
  breadcrumbs: z.array(Breadcrumb),
  collection: z.object({ code: z.string(), name: z.string(), url: z.string() }).nullable(),
  images: z.array(Picture),
  video: z.string().nullable(),
  /** Price of the cheapest size that can be bought now; everything derived from a price uses it. */
  price: MoneyOut,
  /** True where other sizes cost more. */
  isPriceFrom: z.boolean(),
  priceUnit: PriceUnit,
  /** False for a product above the limit of online payments: it is shown and sold in a store. */
  isSoldOnline: z.boolean(),
  oldPrice: MoneyOut.nullable(),
  discount: z.int(),
  /** The Moscow day on which a planned price change takes effect; null when none is planned. */
  priceUntil: z.iso.date().nullable(),
  /** Null when the price is outside the instalment operator's limits. */
  instalment: Instalment.nullable(),
  waysAboveCard: WaysAboveCard,
  /** Points earned when the order is handed over. */
  bonus: z.int(),
  metal: Metal,
  metalName: z.string(),
  fineness: z.int(),
  weightMg: z.int(),
  widthMm10: z.int().nullable(),
  coating: z.string(),
  setting: z.string(),
  weave: Weave.nullable(),
  clasp: Clasp.nullable(),
  body: Body.nullable(),
  /** Across hoops on the outside, across a bangle on the inside. */
  diameterMm10: z.int().nullable(),
  /** From the top of an earring to its lower end. */
  heightMm10: z.int().nullable(),
  /** Whether a pendant comes with its chain. */
  chain: ChainWith.nullable(),
  /** The thickest chain that passes through its bail. */
  bailMm10: z.int().nullable(),
  /** Chains that fit a pendant sold without one. */
  chains: z.array(FittingChain),
  /** The size for which `inserts` are counted; null when they do not differ by size. */
  stonesOfSize: z.int().nullable(),
  /** A one-of-a-kind piece that is never made again. */
  isOnly: z.boolean(),
  madeIn: z.string(),
  /** Seat of a setting, which is sold with a loose stone only; null for any other product. */
  seat: Seat.nullable(),
  /** Null for a product that cannot be engraved; ISO date of the courier with an inscription. */
  engraving: z.object({ place: EngravingPlace, courierDate: z.iso.date() }).nullable(),
  colors: z.array(ColorVariant),
  inserts: z.array(Insert),
  skus: z.array(
    z.object({
      id: z.int(),
      size: z.int().nullable(),
      price: MoneyOut,
      oldPrice: MoneyOut.nullable(),
      discount: z.int(),
      isSoldOnline: z.boolean(),
      instalment: Instalment.nullable(),
      waysAboveCard: WaysAboveCard,
      bonus: z.int(),
      weightMg: z.int(),
      courierPrice: MoneyOut,
      /** Items that can be bought now, anywhere. */
      available: z.int(),
      inCity: z.int(),
      /** ISO dates for one piece of this size: by courier, by courier with an inscription, and in a store. */
      courierDate: z.iso.date(),
      engravedDate: z.iso.date().nullable(),
      pickupDate: z.iso.date().nullable(),
    }),
  ),
  stores: z.array(StoreStock),
  delivery: z.object({
    /** ISO dates in the city's calendar, for the size that is available first. */
    courierDate: z.iso.date(),
    courierPrice: MoneyOut,
    /** The courier waits while it is tried on. */
    isTriedOn: z.boolean(),
    pickupDate: z.iso.date().nullable(),
  }),
  care: z.array(z.object({ title: z.string(), text: z.string() })),
});
export type Product = z.infer<typeof Product>;

export const getProduct = endpoint({
  method: 'GET',
  path: '/api/catalogue/products/{id}',
  isShared: true,
  summary: 'All about a product, with stock and delivery for the city of the caller',
  params: z.object({ id: IdParam }),
  answer: Product,
});

export const getSimilar = endpoint({
  method: 'GET',
  path: '/api/catalogue/products/{id}/similar',
  isShared: true,
  summary: 'Pieces like this one',
  params: z.object({ id: IdParam }),
  answer: ProductCards,
});

export const getComplements = endpoint({
  method: 'GET',
  path: '/api/catalogue/complements',
  summary: 'Pieces of other kinds that go with those named',
  query: z.object({ ids: z.string().regex(/^\d+(,\d+){0,99}$/) }),
  answer: ProductCards,
});
