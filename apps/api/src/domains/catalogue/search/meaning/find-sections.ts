import type { FoundSection } from '@yahont/contracts/search/search.ts';
import type { Gem, Metal } from '@yahont/contracts/catalogue/jewellery.ts';
import { sectionUrl } from '../../addresses.ts';
import type { Catalogue } from '../../projection/catalogue.ts';
import { scan } from '#src/facets/scan.ts';
import type { GroupCode } from '../../projection/products.facets.ts';
import type { SectionNode } from '../../projection/section-tree.ts';
import { toSectionLink } from '../../sections/section-links.ts';
import { GEMS_WITH, METALS_OF } from '../words/inflected-names.ts';
import type { Found } from '../search-catalogue.ts';
import { kindOf, kindOfSection, namedSections, ownTerms } from './section-words.ts';
import { termOf, wordsOf } from '../words/words.ts';

/** The interpreted query, and how many of the found products each section has. */
export type Answered = {
  found: Found;
  query: string;
  total: number;
  countIn: (sectionPath: string) => number;
};

/**
 * Sections for a query, in this order: the one that covers the whole query, alone or with a filter («Кольца с
 * сапфиром»); others that it names; those with most of the found products.
 */
export function findSections(
  catalogue: Catalogue,
  { found, query, total, countIn }: Answered,
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
  const filtered = sectionWithFilter(catalogue, { found, total });
  // A section that covers the whole query is better than a filter: «Серьги с жемчугом».
  const isNamedWhole = (named[0]?.terms.size ?? 0) >= new Set(terms).size;
  const sections = [...new Set(nodes)].map((node) => toFoundSection(catalogue, node));
  const ordered = withFiltered(sections, { filtered, isNamedWhole });
  return ordered.filter(
    ({ count, url, name }, index) =>
      count > 0 &&
      ordered.findIndex((other) => other.url === url || (other.name === name && other.count === count)) ===
        index,
  );
}

/** Puts «Кольца с сапфиром» first, or second after a section whose name says the same. */
function withFiltered(
  sections: readonly FoundSection[],
  { filtered, isNamedWhole }: { filtered: FoundSection | null; isNamedWhole: boolean },
): FoundSection[] {
  const [first, ...others] = sections;
  if (filtered === null) return [...sections];
  if (!isNamedWhole || !first) return [filtered, ...sections];
  return filtered.count === first.count ? [first, ...others] : [first, filtered, ...others];
}

/** «Кольца с сапфиром» for a query about rings and sapphires. */
function sectionWithFilter(
  catalogue: Catalogue,
  { found: { meaning, grades }, total }: Pick<Answered, 'found' | 'total'>,
): FoundSection | null {
  const { section, filters } = meaning;
  const { stone = [], metal = [] } = filters;
  if (total === 0 || grades !== null || stone.length + metal.length === 0) return null;
  const node = section;
  const query = new URLSearchParams([
    ...metal.map((value): [string, string] => ['metal', value]),
    ...stone.map((value): [string, string] => ['stone', value]),
  ]);
  const isNamed = (value: string): value is Gem & Metal => value in GEMS_WITH || value in METALS_OF;
  if (![...stone, ...metal].every(isNamed)) return null;
  const name = [
    node === null ? 'Украшения' : headingOf(node),
    // safe: both were found among the names above
    ...metal.map((value) => METALS_OF[value as Metal]),
    stone.map((value) => GEMS_WITH[value as Gem]).join(' и '),
  ];
  return {
    name: name.filter((part) => part !== '').join(' '),
    url: `${sectionUrl(node?.path ?? '')}?${query.toString()}`,
    count: countWith(catalogue, node?.path ?? '', { stone, metal }),
    kind: node && kindOfSection(catalogue.sections(), node),
    isRoyal: node !== null && catalogue.sections().tierOf(node.path) === 'royal',
  };
}

/** How many products of a section have these stones and metals, whatever their size and price. */
function countWith(
  catalogue: Catalogue,
  sectionPath: string,
  { stone, metal }: { stone: readonly string[]; metal: readonly string[] },
): number {
  const chosen = new Map<GroupCode, readonly string[]>();
  if (stone.length > 0) chosen.set('stone', stone);
  if (metal.length > 0) chosen.set('metal', metal);
  const filters = { chosen, bounds: new Map() };
  return scan(catalogue.columns(), catalogue.scopeOf(sectionPath), filters).passed.length;
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
