import { z } from 'zod';
import { Picture, ProductCard, SectionLink } from './catalogue.ts';
import { Store } from './stores.ts';
import { MoneyOut } from './fields.ts';
import { endpoint } from './endpoint.ts';

export const HeroSlide = z.object({
  eyebrow: z.string(),
  title: z.string(),
  text: z.string(),
  /** Under the hairline. */
  name: z.string(),
  picture: Picture,
  primary: z.object({ text: z.string(), url: z.string() }),
  secondary: z.object({ text: z.string(), url: z.string() }).nullable(),
  /** The piece in the picture, for the caption with a gold leader; no price while it is not on offer. */
  caption: z
    .object({ name: z.string(), facts: z.string(), url: z.string(), price: MoneyOut.nullable() })
    .nullable(),
});
/** What people write above a piece; its price comes from the catalogue. */
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
export const ShopPromise = z.object({ icon: z.string(), title: z.string(), text: z.string() });

export const Home = z.object({
  hero: z.array(HeroSlide),
  tiles: z.array(SectionLink),
  novelties: z.array(ProductCard),
  royal: z.object({ eyebrow: z.string(), title: z.string(), text: z.string(), tiles: z.array(RoyalTile) }),
  actions: z.array(Teaser),
  guide: z.array(Teaser),
  /** All shops of the city. */
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

/** A page of text: delivery, guarantee, privacy policy … Body is a list of sections with paragraphs. */
export const TextPage = z.object({
  path: z.string(),
  title: z.string(),
  description: z.string(),
  h1: z.string(),
  lead: z.string(),
  sections: z.array(
    z.object({
      heading: z.string(),
      paragraphs: z.array(z.string()).default([]),
      list: z.array(z.string()).default([]),
    }),
  ),
  picture: Picture.nullable(),
});
export type TextPage = z.infer<typeof TextPage>;
export const getTextPage = endpoint({
  method: 'GET',
  path: '/api/content/page',
  summary: 'A page of text by its path',
  query: z.object({ path: z.string().max(200) }),
  answer: TextPage,
});

/* Import. Pictures are hashes of stored files. */
const withHash = { picture: z.string() };
export const ImportTextPage = TextPage.omit({ picture: true }).extend({
  picture: z.string().nullable().default(null),
});
export type ImportTextPage = z.infer<typeof ImportTextPage>;
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
    tiles: z.array(RoyalTile.omit({ picture: true }).extend({ ...withHash, pictureAlt: z.string() })),
  }),
  actions: z.array(Teaser.omit({ picture: true }).extend({ ...withHash, pictureAlt: z.string() })),
  guide: z.array(Teaser.omit({ picture: true }).extend({ ...withHash, pictureAlt: z.string() })),
  promises: z.array(ShopPromise),
});
export type ImportHome = z.infer<typeof ImportHome>;
