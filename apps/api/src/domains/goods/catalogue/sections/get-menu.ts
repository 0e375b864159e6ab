import type { CatalogueMenu, MenuValue } from '@yahont/contracts/catalogue/sections.ts';
import { GEMS, METALS } from '@yahont/contracts/catalogue/jewellery.ts';
import { METAL_NAMES } from '@yahont/contracts/catalogue/names.ts';
import { GEM_NAMES } from '@yahont/contracts/catalogue/stone-names.ts';
import { facetUrl } from '../addresses.ts';
import { listSmallCards } from '../product/list-small-cards.ts';
import type { Catalogue } from '../projection/catalogue.ts';
import type { Scope } from '../records/products.facets.ts';
import type { SectionNode } from '../records/section-tree.ts';
import { toSectionLink } from '../section-links.ts';

type MenuSection = CatalogueMenu['sections'][number];
type MenuFacet = 'metal' | 'stone' | 'collection';

/** Menus by the counts they were made from: the catalogue replaces its counts after each change. */
const made = new WeakMap<Scope, CatalogueMenu>();

/** Sections that are not empty, each with its children and its filter values. Computed once per change. */
export function getCatalogueMenu(catalogue: Catalogue): CatalogueMenu {
  const all = catalogue.scopeOf('');
  const known = made.get(all);
  if (known) return known;
  const menu = { sections: sectionsBelow(catalogue, '').map((node) => toMenuSection(catalogue, node)) };
  made.set(all, menu);
  return menu;
}

function toMenuSection(catalogue: Catalogue, node: SectionNode): MenuSection {
  const { path } = node;
  const { counts } = catalogue.scopeOf(path);
  const toValue = (facet: MenuFacet, value: string, name: string): MenuValue => ({
    name,
    url: facetUrl(path, facet, value),
    count: counts.get(facet)?.get(value) ?? 0,
  });
  return {
    ...toSectionLink(catalogue, node),
    children: sectionsBelow(catalogue, path).map((child) => toSectionLink(catalogue, child)),
    metals: METALS.map((metal) => ({ value: metal, ...toValue('metal', metal, METAL_NAMES[metal]) })).filter(
      hasAny,
    ),
    stones: GEMS.map((gem) => toValue('stone', gem, GEM_NAMES[gem])).filter(hasAny),
    collections: [...catalogue.collections().values()]
      .map(({ code, name }) => toValue('collection', code, name))
      .filter(hasAny),
    novelty: listSmallCards(catalogue, { sectionPath: path, sort: 'new', label: 'new', limit: 1 })[0] ?? null,
  };
}

function sectionsBelow(catalogue: Catalogue, path: string): SectionNode[] {
  const counts = catalogue.scopeOf('').counts.get('section');
  return catalogue
    .sections()
    .childrenOf(path)
    .filter((node) => (counts?.get(node.path) ?? 0) > 0);
}

function hasAny({ count }: { count: number }): boolean {
  return count > 0;
}
