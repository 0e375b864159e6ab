import { z } from 'zod';
import { ProductCard } from '../catalogue/cards.ts';
import { Picture } from '../catalogue/pictures.ts';
import { SectionLink } from '../catalogue/sections.ts';
import { Store } from '../stores/stores.ts';
import { MoneyOut } from '../wire/fields.ts';
import { endpoint } from '../wire/endpoint.ts';
import { isIsoDate } from '@yahont/values/dates/iso-date.ts';
import { Block, Inlines } from './blocks/shown-blocks.ts';
import { Notes, WrittenBlocks } from './blocks/written-blocks.ts';
import { Needs } from './needs.ts';

export const HeroSlide = z.object({
  eyebrow: z.string(),
  title: z.string(),
  text: z.string(),
  /** Name under the hairline. */
  name: z.string(),
  picture: Picture,
  primary: z.object({ text: z.string(), url: z.string() }),
  secondary: z.object({ text: z.string(), url: z.string() }).nullable(),
  /** The product in the picture, for the caption with a gold leader; the price is null while it is not for sale. */
  caption: z
    .object({ name: z.string(), facts: z.string(), url: z.string(), price: MoneyOut.nullable() })
    .nullable(),
});
/** The caption of a product as an editor writes it; the price comes from the catalogue. */
const ImportCaption = z.object({ name: z.string(), facts: z.string(), url: z.string() });
export const RoyalTile = z.object({
  name: z.string(),
  oldName: z.string(),
  fact: z.string(),
  url: z.string(),
  picture: Picture,
});
export const Teaser = z.object({
  eyebrow: z.string(),
  title: z.string(),
  text: z.string(),
  url: z.string(),
  linkText: z.string(),
  picture: Picture.nullable(),
});
/** Pictograms that editors choose from. */
const PromiseIcon = z.enum(['truck', 'percent', 'shield', 'return', 'gift', 'card', 'store', 'diamond']);
export const ShopPromise = z.object({ icon: PromiseIcon, title: z.string(), text: z.string() });
/** `needsInstalments`: shown only while the shop has an operator of instalments. */
const ImportShopPromise = ShopPromise.extend({ needsInstalments: z.boolean().optional() });

export const Home = z.object({
  hero: z.array(HeroSlide),
  tiles: z.array(SectionLink),
  novelties: z.array(ProductCard),
  royal: z.object({ eyebrow: z.string(), title: z.string(), text: z.string(), tiles: z.array(RoyalTile) }),
  actions: z.array(Teaser),
  guide: z.array(Teaser),
  /** All stores of the city. */
  stores: z.array(Store),
  popular: z.array(ProductCard),
  promises: z.array(ShopPromise),
});
export type Home = z.infer<typeof Home>;
export const getHome = endpoint({
  method: 'GET',
  path: '/api/content/home',
  summary: 'Everything on the home page for the city of the caller',
  answer: Home,
});

/** A hue of a stone. It is content, so it is a literal colour (`#b4052f`) and not a design token. */
export const Hue = z.object({
  name: z.string(),
  note: z.string(),
  color: z.string().regex(/^#[0-9a-f]{6}$/),
  isFinest: z.boolean(),
});
/** Additional content of a page about a royal stone. */
export const RoyalLook = z.object({
  /** «яхонт червлёный» */
  oldName: z.string(),
  /** Path of the catalogue section with this stone: `tsarskie-kamni/rubin`. */
  sectionPath: z.string(),
  /** Follows the number of products: «с рубином». */
  withStone: z.string(),
  /** The loose stone. */
  gem: z.object({ picture: Picture, caption: z.string() }).nullable(),
  scale: z.object({ title: z.string(), hues: z.array(Hue) }).nullable(),
  facts: z.array(z.object({ value: z.string(), name: z.string() })),
  /** All stones of the collection, for the collection's own page. */
  stones: z.array(RoyalTile),
});
export type RoyalLook = z.infer<typeof RoyalLook>;

/**
 * Which point of a picture stays visible when its box has another aspect ratio, in CSS `object-position` syntax: `100%
 * 50%`.
 */
export const PictureFocus = z.string().regex(/^\d{1,3}% \d{1,3}%$/);

/** A text page: delivery, guarantee, privacy policy … */
export const TextPage = z.object({
  path: z.string(),
  title: z.string(),
  description: z.string(),
  h1: z.string(),
  lead: z.string(),
  blocks: z.array(Block),
  /** Footnotes; the first one is number 1. */
  notes: z.array(Inlines),
  picture: Picture.nullable(),
  pictureFocus: PictureFocus.default('50% 50%'),
  /** Links below the text: addresses of the shop, or `tel:`. */
  links: z.array(z.object({ text: z.string(), url: z.string() })).default([]),
  royal: RoyalLook.nullable().default(null),
  /** The day from which a legal text is in force, `2026-11-01`; null for other texts. */
  binding: z.string().refine(isIsoDate).nullable().default(null),
});
export type TextPage = z.infer<typeof TextPage>;
export const getTextPage = endpoint({
  method: 'GET',
  path: '/api/content/page',
  summary: 'A page of text by its path',
  query: z.object({ path: z.string().max(200) }),
  answer: TextPage,
});

export const listTextPages = endpoint({
  method: 'GET',
  path: '/api/content/pages',
  summary: 'Addresses and headings of all pages of text',
  answer: z.object({ items: z.array(TextPage.pick({ path: true, h1: true })) }),
});

/* Import. Pictures are hashes of stored files. */
const withHash = { picture: z.string() };
const ImportRoyalTile = RoyalTile.omit({ picture: true }).extend({ ...withHash, pictureAlt: z.string() });
export const ImportTextPage = TextPage.omit({
  picture: true,
  royal: true,
}).extend({
  blocks: WrittenBlocks,
  notes: Notes,
  needs: Needs,
  picture: z.string().nullable().default(null),
  /** The heading by default. */
  pictureAlt: z.string().default(''),
  royal: RoyalLook.omit({ gem: true, stones: true })
    .extend({
      gem: z.object({ ...withHash, pictureAlt: z.string(), caption: z.string() }).nullable(),
      stones: z.array(ImportRoyalTile),
    })
    .nullable()
    .default(null),
});
/** The import as written; omitted fields are empty. */
export type ImportTextPage = z.input<typeof ImportTextPage>;
export const ImportHome = z.object({
  hero: z.array(
    HeroSlide.omit({ picture: true, caption: true }).extend({
      ...withHash,
      pictureAlt: z.string(),
      caption: ImportCaption.nullable(),
    }),
  ),
  tilePaths: z.array(z.string()),
  royal: z.object({
    eyebrow: z.string(),
    title: z.string(),
    text: z.string(),
    tiles: z.array(ImportRoyalTile),
  }),
  actions: z.array(Teaser.omit({ picture: true }).extend({ ...withHash, pictureAlt: z.string() })),
  guide: z.array(Teaser.omit({ picture: true }).extend({ ...withHash, pictureAlt: z.string() })),
  promises: z.array(ImportShopPromise),
});
export type ImportHome = z.infer<typeof ImportHome>;
