import type { CatalogueMenu } from '@yahont/contracts/sections.ts';
import { GEMS, METALS } from '@yahont/contracts/jewellery.ts';
import { facetUrl } from './addresses.ts';
import { METAL_NAMES } from '@yahont/contracts/names.ts';
import { GEM_NAMES } from '@yahont/contracts/stone-names.ts';
import type { Catalogue } from './projection/catalogue.ts';
import { toSectionLink } from './section-links.ts';

/** Sections with something in them, and the metals, stones and collections that the catalogue has. */
export function getCatalogueMenu(catalogue: Catalogue): CatalogueMenu {
  const { counts } = catalogue.scopeOf('');
  const countIn = (facet: 'metal' | 'stone' | 'collection', value: string): number =>
    counts.get(facet)?.get(value) ?? 0;
  const linksBelow = (path: string) => {
    return catalogue
      .sections()
      .childrenOf(path)
      .map((node) => ({ path: node.path, link: toSectionLink(catalogue, node) }))
      .filter(({ link }) => link.count > 0);
  };
  return {
    sections: linksBelow('').map(({ path, link }) => ({
      ...link,
      children: linksBelow(path).map((child) => child.link),
    })),
    metals: METALS.filter((metal) => countIn('metal', metal) > 0).map((value) => ({
      value,
      name: METAL_NAMES[value],
      url: facetUrl('metal', value),
    })),
    stones: GEMS.filter((gem) => countIn('stone', gem) > 0).map((value) => ({
      value,
      name: GEM_NAMES[value],
      url: facetUrl('stone', value),
    })),
    collections: [...catalogue.collections().values()]
      .filter(({ code }) => countIn('collection', code) > 0)
      .map(({ code, name }) => ({ code, name, url: facetUrl('collection', code) })),
  };
}
