import { sectionUrl } from '../addresses.ts';
import type { Catalogue } from '../projection/catalogue.ts';

/** Top sections that are not empty. */
export function getTopSections(catalogue: Catalogue): { name: string; url: string }[] {
  const counts = catalogue.scopeOf('').counts.get('section');
  return catalogue
    .sections()
    .childrenOf('')
    .filter(({ path }) => (counts?.get(path) ?? 0) > 0)
    .map(({ path, name }) => ({ name, url: sectionUrl(path) }));
}
