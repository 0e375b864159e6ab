import type { Breadcrumb, SectionLink } from '@yahont/contracts/catalogue/sections.ts';
import { sectionUrl } from './addresses.ts';
import type { Catalogue } from './projection/catalogue.ts';
import type { SectionNode } from './records/section-tree.ts';

/** A section as a link with its count and picture. */
export function toSectionLink(
  catalogue: Catalogue,
  { path, code, name, pictureHash }: SectionNode,
): SectionLink {
  return {
    code,
    name,
    url: sectionUrl(path),
    count: catalogue.scopeOf('').counts.get('section')?.get(path) ?? 0,
    tier: catalogue.sections().tierOf(path),
    picture: pictureHash === null ? null : catalogue.pictureOf({ hash: pictureHash, alt: name }),
  };
}

/** Breadcrumbs from the home page to a section, itself included. */
export function breadcrumbsOf(catalogue: Catalogue, sectionPath: string): Breadcrumb[] {
  return [
    { name: 'Главная', url: '/' },
    { name: 'Каталог', url: sectionUrl('') },
    ...catalogue
      .sections()
      .lineOf(sectionPath)
      .map(({ path, name }) => ({ name, url: sectionUrl(path) })),
  ];
}
