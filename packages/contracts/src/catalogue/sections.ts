import { z } from 'zod';
import { SmallCard } from './cards.ts';
import { endpoint } from '../wire/endpoint.ts';
import { Metal, Tier } from './jewellery.ts';
import { Picture } from './pictures.ts';

export const SectionLink = z.object({
  code: z.string(),
  name: z.string(),
  url: z.string(),
  count: z.int(),
  /** Tier of all its products; `common` for a section of several tiers. */
  tier: Tier,
  picture: Picture.nullable(),
});
export type SectionLink = z.infer<typeof SectionLink>;

export const Breadcrumb = z.object({ name: z.string(), url: z.string() });
export type Breadcrumb = z.infer<typeof Breadcrumb>;

/** A value of a filter within a section; its address is the section's with that filter. */
export const MenuValue = z.object({ name: z.string(), url: z.string(), count: z.int().positive() });
export type MenuValue = z.infer<typeof MenuValue>;

export const CatalogueMenu = z.object({
  sections: z.array(
    SectionLink.extend({
      children: z.array(SectionLink),
      metals: z.array(MenuValue.extend({ value: Metal })),
      stones: z.array(MenuValue),
      collections: z.array(MenuValue),
      /** The newest product, a card of the type `nav-novelties`; null when nothing in the section is new. */
      novelty: SmallCard.nullable(),
    }),
  ),
});
export type CatalogueMenu = z.infer<typeof CatalogueMenu>;
/** The sections in every page's header; the rest of the menu is loaded when it is opened. */
export const getTopSections = endpoint({
  method: 'GET',
  path: '/api/catalogue/sections',
  summary: 'Names and addresses of the top sections',
  answer: z.array(z.object({ name: z.string(), url: z.string() })),
});
export const getCatalogueMenu = endpoint({
  method: 'GET',
  path: '/api/catalogue/menu',
  summary: 'Sections with counts, the values of filters that each has, and its newest piece',
  answer: CatalogueMenu,
});

/** What an address below /catalog/ leads to. Unknown: 404. */
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
