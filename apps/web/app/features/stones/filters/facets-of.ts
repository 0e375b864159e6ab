import type { StoneFacet, StoneListing } from '@yahont/contracts/stones/stone-listing.ts';

type Kind = StoneFacet['kind'];
type FacetOf<K extends Kind> = Extract<StoneFacet, { kind: K }>;

/** The facet with a code, if the answer has it. */
export function facetOf<K extends Kind>(
  { facets }: Pick<StoneListing, 'facets'>,
  kind: K,
  code: FacetOf<K>['code'],
): FacetOf<K> | undefined {
  return facets.find((facet): facet is FacetOf<K> => facet.kind === kind && facet.code === code);
}
