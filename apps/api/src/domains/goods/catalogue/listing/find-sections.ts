import type { FoundSection } from '@yahont/contracts/search/search.ts';
import { EVERYTHING } from '@yahont/contracts/catalogue/listing.ts';
import type { Catalogue } from '../projection/catalogue.ts';
import { listPositions } from './list-positions.ts';
import type { SectionNode } from '../records/section-tree.ts';
import { toSectionLink } from '../section-links.ts';
import { selectionName, selectionUrl } from '../search/meaning/selection-name.ts';
import type { Meaning } from '../search/meaning/understand.ts';
import type { SearchResult } from '../search/search-catalogue.ts';
import { kindOf, kindOfSection, namedSections, ownTerms } from '../search/meaning/section-words.ts';
import { termOf, wordsOf } from '../search/words/words.ts';

/** The interpreted query, and how many of the found products each section has. */
export type SearchAnswer = {
  found: SearchResult;
  query: string;
  total: number;
  countIn: (sectionPath: string) => number;
  cityId: number;
};

/**
 * Sections for a query, in this order: the one that covers the whole query, alone or with a filter
 * («Кольца с сапфиром»); others that the query names; those with most of the found products.
 */
export function findSections(
  catalogue: Catalogue,
  { found, query, total, countIn, cityId }: SearchAnswer,
): FoundSection[] {
  const tree = catalogue.sections();
  const { meaning } = found;
  const terms = termsOf(meaning.missing && total === 0 ? `${query} ${meaning.missing.nearest}` : query);
  const named = namedSections(tree, terms);
  const kind = kindOf(terms);
  const related = tree
    .list()
    .filter((node) => kind === null || [kind, null].includes(kindOfSection(tree, node)))
    .map((node) => ({ node, hits: countHits(ownTerms(node).flat(), terms) }))
    .filter(({ hits }) => hits > 0)
    .toSorted((a, b) => b.hits - a.hits || a.node.path.length - b.node.path.length);
  const populous = tree
    .list()
    .filter(({ path }) => total > 0 && countIn(path) > 0)
    .toSorted((a, b) => countIn(b.path) - countIn(a.path) || b.path.length - a.path.length);
  const nodes = [...named, ...related, ...populous.map((node) => ({ node }))].map(({ node }) => node);
  const filtered = sectionWithFilter(catalogue, { found, total }, cityId);
  // A section that covers the whole query is better than a filter: «Серьги с жемчугом».
  const isNamedWhole = (named[0]?.terms.size ?? 0) >= new Set(terms).size;
  const sections = [...new Set(nodes)].map((node) => toFoundSection(catalogue, node));
  const isSameMeaning =
    isNamedWhole && Object.keys(meaning.filters).every((code) => code === 'metal' || code === 'stone');
  const ordered = withFiltered(sections, { filtered, isSameMeaning });
  return ordered.filter(
    ({ count, url, name }, index) =>
      count > 0 &&
      ordered.findIndex((other) => other.url === url || (other.name === name && other.count === count)) ===
        index,
  );
}

/**
 * Puts «Кольца с сапфиром» first. A section whose name says the same takes its place: one meaning has one link.
 */
function withFiltered(
  sections: readonly FoundSection[],
  { filtered, isSameMeaning }: { filtered: FoundSection | null; isSameMeaning: boolean },
): FoundSection[] {
  const isSaid = isSameMeaning && sections.length > 0;
  return filtered === null || isSaid ? [...sections] : [filtered, ...sections];
}

/** «Кольца с сапфиром, размер 17» for a query about rings, sapphires and this size. */
function sectionWithFilter(
  catalogue: Catalogue,
  { found: { meaning, grades }, total }: Pick<SearchAnswer, 'found' | 'total'>,
  cityId: number,
): FoundSection | null {
  if (total === 0 || grades !== null || Object.keys(meaning.filters).length === 0) return null;
  return toSelection(catalogue, meaning, cityId);
}

/** A section, or all jewellery, with filters; null when a filter has no short name. */
export function toSelection(
  catalogue: Catalogue,
  { section, filters }: Pick<Meaning, 'section' | 'filters'>,
  cityId: number,
): FoundSection | null {
  const name = selectionName(section === null ? 'Украшения' : headingOf(section), filters);
  if (name === null) return null;
  const path = section?.path ?? '';
  return {
    name,
    url: selectionUrl(path, filters),
    // Counted like on its page: designs, or metals of designs where metals are chosen (decision 0019).
    count: listPositions(catalogue, { ...EVERYTHING, section: path, ...filters }, cityId).total,
    kind: section && kindOfSection(catalogue.sections(), section),
    isRoyal: section !== null && catalogue.sections().tierOf(path) === 'royal',
  };
}

export function toFoundSection(catalogue: Catalogue, node: SectionNode): FoundSection {
  const { url, count } = toSectionLink(catalogue, node);
  const isOfRoyal = catalogue.sections().tierOf(node.path) === 'royal';
  return {
    name: isOfRoyal && node.parentPath !== '' ? `Царские камни: ${node.name.toLowerCase()}` : headingOf(node),
    url,
    count,
    kind: kindOfSection(catalogue.sections(), node),
    isRoyal: isOfRoyal,
  };
}

function headingOf({ name, h1 }: SectionNode): string {
  return h1 === '' ? name : h1;
}

function countHits(own: readonly string[], wanted: readonly string[]): number {
  return new Set(own.filter((term) => wanted.includes(term))).size;
}

function termsOf(text: string): string[] {
  return wordsOf(text)
    .filter((word) => !/^\d/.test(word))
    .map(termOf)
    .filter((term) => term !== null);
}
