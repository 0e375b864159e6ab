import { z } from 'zod';
import { IdParam, MoneyOut } from './fields.ts';
import { endpoint } from './endpoint.ts';

/**
 * Words: a *model* is a design («Аврора»); a *product* is the model in one metal, with its own article, price,
 * pictures and address; a *SKU* is a product in one size; an *item* is a physical piece with its УИН.
 */

export const METALS = ['yellow-gold', 'white-gold', 'rose-gold', 'mixed-gold', 'platinum', 'silver'] as const;
export const Metal = z.enum(METALS);
export type Metal = z.infer<typeof Metal>;

export const GEMS = [
  'diamond',
  'ruby',
  'sapphire',
  'emerald',
  'tanzanite',
  'topaz',
  'amethyst',
  'citrine',
  'garnet',
  'peridot',
  'pearl',
  'onyx',
  'cubic-zirconia',
  'yellow-diamond',
  'pink-diamond',
] as const;
export const Gem = z.enum(GEMS);
export type Gem = z.infer<typeof Gem>;

export const CUTS = [
  'round',
  'oval',
  'pear',
  'marquise',
  'cushion',
  'princess',
  'emerald',
  'asscher',
  'baguette',
  'bead',
  'cabochon',
] as const;
export const Cut = z.enum(CUTS);
export type Cut = z.infer<typeof Cut>;

export const KINDS = ['ring', 'earrings', 'pendant', 'chain', 'bracelet', 'brooch'] as const;
export const Kind = z.enum(KINDS);
export type Kind = z.infer<typeof Kind>;

export const AUDIENCES = ['women', 'men', 'everyone'] as const;
export const Audience = z.enum(AUDIENCES);

export const LABELS = ['new', 'hit', 'sale', 'royal', 'exclusive'] as const;
export const Label = z.enum(LABELS);
export type Label = z.infer<typeof Label>;

/** SPEC 3: product tiers. */
export const Tier = z.enum(['common', 'royal', 'diamond']);

/** One kind of stone set in a piece, as a jeweller's card writes it: «20 бриллиантов Кр-57, 0,08 ct, 3/4». */
export const Insert = z.object({
  gem: Gem,
  cut: Cut,
  count: z.int().min(1),
  /** Total weight of all stones of this row, thousandths of a carat; null for pearls and cubic zirconia. */
  caratMilli: z.int().positive().nullable(),
  /** Russian notation as supplied («Кр-57», «И-55»); never computed. */
  cutNote: z.string().max(40).default(''),
  /** Colour and clarity as supplied («4/5»). */
  quality: z.string().max(20).default(''),
  /** «Центральный», «Ореол», «Дорожка». */
  role: z.string().max(40).default(''),
});
export type Insert = z.infer<typeof Insert>;

export const Picture = z.object({
  /** Content hash of the original: the address is `/pictures/{hash}/{width}.{avif|webp|jpeg}`. */
  hash: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  /** `light` stands on the well colour, `dark` on the royal one. */
  background: z.enum(['light', 'dark']),
  /** Tiny blurred stand-in as a data URL. */
  placeholder: z.string(),
});
export type Picture = z.infer<typeof Picture>;

/** A metal of the same model: the dot on a card, the choice on the product page. */
export const ColorVariant = z.object({
  productId: z.int(),
  metal: Metal,
  url: z.string(),
  picture: Picture.nullable(),
});

/** What a product card shows (SPEC 3: id, images, video, labels, price, oldPrice, discount, url, colorGroups). */
export const ProductCard = z.object({
  id: z.int(),
  url: z.string(),
  name: z.string(),
  article: z.string(),
  kind: Kind,
  tier: Tier,
  images: z.array(Picture),
  video: z.string().nullable(),
  labels: z.array(Label),
  price: MoneyOut,
  oldPrice: MoneyOut.nullable(),
  /** Whole percent, 0 without an old price. */
  discount: z.int(),
  metal: Metal,
  colorGroups: z.array(z.object({ productId: z.int(), metal: Metal, url: z.string() })),
  /** Sizes that exist somewhere today, the smallest first, hundredths of a millimetre (1650 is 16,5); the SKU to put into the cart. */
  sizes: z.array(z.object({ skuId: z.int(), size: z.int() })),
  /** The only SKU of a piece without sizes. */
  skuId: z.int().nullable(),
  inStock: z.boolean(),
});
export type ProductCard = z.infer<typeof ProductCard>;

/** Sections. */
export const SectionLink = z.object({
  code: z.string(),
  name: z.string(),
  url: z.string(),
  count: z.int(),
  picture: Picture.nullable(),
});
export type SectionLink = z.infer<typeof SectionLink>;

export const Breadcrumb = z.object({ name: z.string(), url: z.string() });
export type Breadcrumb = z.infer<typeof Breadcrumb>;

export const SORTS = ['popular', 'new', 'price-asc', 'price-desc', 'discount'] as const;
export const Sort = z.enum(SORTS);
export type Sort = z.infer<typeof Sort>;

/**
 * Facet groups in the order of the page, with the query key of each. A value may be given many times:
 * `?metal=white-gold&metal=yellow-gold&size=16.5&price=20000-250000&shop=1&sale=1`.
 */
export const FACETS = ['metal', 'stone', 'cut', 'size', 'fineness', 'collection', 'audience'] as const;
export type FacetCode = (typeof FACETS)[number];

const manyOf = z.preprocess(
  (value) => (Array.isArray(value) ? value : listOf(value)),
  z.array(z.string().max(60)).max(40),
);

function listOf(value: unknown): unknown[] {
  return value === undefined ? [] : [value];
}

/** Filters as they stand in the address. Unknown values match nothing and are dropped from the chips. */
export const ListingQuery = z.object({
  section: z.string().max(300).default(''),
  q: z.string().trim().max(200).default(''),
  metal: manyOf,
  stone: manyOf,
  cut: manyOf,
  size: manyOf,
  fineness: manyOf,
  collection: manyOf,
  audience: manyOf,
  /** Roubles `from-to`, either side may be missing: `20000-`, `-90000`. */
  price: z
    .string()
    .regex(/^\d{0,9}-\d{0,9}$/)
    .optional()
    .catch(undefined),
  /** `1`: only what lies in a shop of the caller's city. */
  shop: z.literal('1').optional().catch(undefined),
  /** `1`: only with an old price. */
  sale: z.literal('1').optional().catch(undefined),
  sort: Sort.catch('popular').default('popular'),
  page: z.coerce.number().int().min(1).max(2000).catch(1).default(1),
});
export type ListingQuery = z.infer<typeof ListingQuery>;

export const FacetValue = z.object({
  /** Goes into the address. */
  value: z.string(),
  name: z.string(),
  count: z.int(),
  isSelected: z.boolean(),
});
export const Facet = z.object({ code: z.enum(FACETS), name: z.string(), values: z.array(FacetValue) });
export type Facet = z.infer<typeof Facet>;

export const PriceFacet = z.object({
  /** Bounds over everything that the other filters leave, whole roubles. */
  min: z.int(),
  max: z.int(),
  from: z.int().nullable(),
  to: z.int().nullable(),
  /** Counts in 32 equal steps of a logarithmic scale between min and max. */
  histogram: z.array(z.int()),
});

export const Listing = z.object({
  section: z.object({
    path: z.string(),
    url: z.string(),
    name: z.string(),
    h1: z.string(),
    lead: z.string(),
    title: z.string(),
    description: z.string(),
    seoText: z.string(),
  }),
  breadcrumbs: z.array(Breadcrumb),
  children: z.array(SectionLink),
  /** Everything in the section, before filters. */
  sectionTotal: z.int(),
  total: z.int(),
  page: z.int(),
  pageCount: z.int(),
  sort: Sort,
  cards: z.array(ProductCard),
  facets: z.array(Facet),
  price: PriceFacet,
  shopCount: z.int(),
  isShopSelected: z.boolean(),
  saleCount: z.int(),
  isSaleSelected: z.boolean(),
  /** What was searched for instead, when the query looked mistyped. */
  correctedQuery: z.string().nullable(),
});
export type Listing = z.infer<typeof Listing>;

export const getListing = endpoint({
  method: 'GET',
  path: '/api/catalogue/listing',
  summary: 'Cards, facets with counts and price histogram of a section',
  query: ListingQuery,
  answer: Listing,
});

export const CatalogueMenu = z.object({
  sections: z.array(SectionLink.extend({ children: z.array(SectionLink) })),
  metals: z.array(z.object({ value: Metal, name: z.string(), url: z.string() })),
  stones: z.array(z.object({ value: Gem, name: z.string(), url: z.string() })),
  collections: z.array(z.object({ code: z.string(), name: z.string(), url: z.string() })),
});
export type CatalogueMenu = z.infer<typeof CatalogueMenu>;
/** What the header of every page shows; the rest of the menu is asked for when it is wanted. */
export const getTopSections = endpoint({
  method: 'GET',
  path: '/api/catalogue/sections',
  summary: 'Names and addresses of the top sections',
  answer: z.array(z.object({ name: z.string(), url: z.string() })),
});
export const getCatalogueMenu = endpoint({
  method: 'GET',
  path: '/api/catalogue/menu',
  summary: 'Sections with counts for menus and tiles',
  answer: CatalogueMenu,
});

/** What an address under /catalog/ is. Unknown → 404. */
export const ResolvedPath = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('section'), path: z.string() }),
  z.object({ kind: z.literal('product'), productId: z.int(), url: z.string() }),
]);
export const resolvePath = endpoint({
  method: 'GET',
  path: '/api/catalogue/resolve',
  summary: 'Section or product at an address below /catalog/',
  query: z.object({ path: z.string().max(300) }),
  answer: ResolvedPath,
});

export const ShopStock = z.object({
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
  /** Sizes on the shelf (hundredths of a millimetre); empty for a piece without sizes. */
  sizes: z.array(z.int()),
  count: z.int(),
});

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
  price: MoneyOut,
  oldPrice: MoneyOut.nullable(),
  discount: z.int(),
  /** Interest-free: six equal payments, at most; null above or below the limits of the operator. */
  instalment: z.object({ months: z.int(), perMonth: MoneyOut }).nullable(),
  /** Points credited after the order is handed over. */
  bonus: z.int(),
  metal: Metal,
  metalName: z.string(),
  fineness: z.int(),
  weightMg: z.int(),
  widthMm10: z.int().nullable(),
  coating: z.string(),
  setting: z.string(),
  madeIn: z.string(),
  colors: z.array(ColorVariant),
  inserts: z.array(Insert),
  skus: z.array(
    z.object({
      id: z.int(),
      size: z.int().nullable(),
      /** Pieces that can be bought this minute, anywhere. */
      available: z.int(),
      inCity: z.int(),
    }),
  ),
  shops: z.array(ShopStock),
  delivery: z.object({
    /** ISO dates in the city's own calendar. */
    courierDate: z.iso.date(),
    courierPrice: MoneyOut,
    pickupDate: z.iso.date().nullable(),
  }),
  care: z.array(z.object({ title: z.string(), text: z.string() })),
});
export type Product = z.infer<typeof Product>;

export const getProduct = endpoint({
  method: 'GET',
  path: '/api/catalogue/products/{id}',
  summary: 'All about a product, with stock and delivery for the city of the caller',
  params: z.object({ id: IdParam }),
  answer: Product,
});

export const ProductCards = z.object({ items: z.array(ProductCard) });
export const getCards = endpoint({
  method: 'GET',
  path: '/api/catalogue/cards',
  summary: 'Cards by id, in the order asked',
  query: z.object({ ids: z.string().regex(/^\d+(,\d+){0,99}$/) }),
  answer: ProductCards,
});
export const getSimilar = endpoint({
  method: 'GET',
  path: '/api/catalogue/products/{id}/similar',
  summary: 'Pieces like this one',
  params: z.object({ id: IdParam }),
  answer: ProductCards,
});
