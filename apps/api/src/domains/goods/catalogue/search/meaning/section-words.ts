import { KINDS, type Kind } from '@yahont/contracts/catalogue/jewellery.ts';
import { KIND_NAMES } from '../../texts/names.ts';
import type { SectionNode, SectionTree } from '../../records/section-tree.ts';
import { isFacetTerm } from './facet-words.ts';
import { termOf, wordsOf } from '../words/words.ts';

const KIND_BY_TERM = new Map(KINDS.map((kind) => [termOf(KIND_NAMES[kind]) ?? '', kind]));

/** The kind of jewellery that a query names. */
export function kindOf(terms: readonly (string | null)[]): Kind | null {
  return terms.map((term) => KIND_BY_TERM.get(term ?? '')).find((kind) => kind !== undefined) ?? null;
}

/** The only kind that a section contains; null when there are several. */
export function kindOfSection(sections: SectionTree, { path }: SectionNode): Kind | null {
  const kinds = sections.lineOf(path).findLast(({ rule }) => rule.kinds)?.rule.kinds ?? [];
  return kinds.length === 1 ? (kinds[0] ?? null) : null;
}

export type NamedSection = {
  node: SectionNode;
  /** Terms of the query that the section covers: its own terms and those of the sections above it. */
  terms: ReadonlySet<string>;
};

/** Sections all of whose name words are in the query; the one that covers most of the query first. */
export function namedSections(sections: SectionTree, query: readonly string[]): NamedSection[] {
  const wanted = new Set(query);
  const kind = kindOf(query);
  return sections
    .list()
    .flatMap((node): (NamedSection & { isOfKind: boolean })[] => {
      const own = ownTerms(node).find((terms) => terms.length > 0 && terms.every((term) => wanted.has(term)));
      const kindOfNode = kindOfSection(sections, node);
      const kinds = sections.lineOf(node.path).findLast(({ rule }) => rule.kinds)?.rule.kinds;
      if (!own || (kind !== null && kinds !== undefined && !kinds.includes(kind))) return [];
      const above = sections.lineOf(node.path).flatMap((one) => ownTerms(one).flat());
      return [
        {
          node,
          terms: new Set([...own, ...above.filter((term) => wanted.has(term))]),
          isOfKind: kind !== null && kindOfNode === kind,
        },
      ];
    })
    .toSorted(
      (a, b) =>
        b.terms.size - a.terms.size ||
        Number(b.isOfKind) - Number(a.isOfKind) ||
        a.node.path.split('/').length - b.node.path.split('/').length,
    );
}

/**
 * The section that a query asks for. A section named only after a stone, a metal or a wearer becomes a filter instead.
 */
export function sectionOf(sections: SectionTree, query: readonly string[]): NamedSection | null {
  const named = namedSections(sections, query);
  return named.find(({ node }) => !ownTerms(node)[0]?.every(isFacetTerm)) ?? null;
}

/** Terms of the name and of the heading: «Обручальные», «Обручальные кольца». */
export function ownTerms({ name, h1 }: Pick<SectionNode, 'name' | 'h1'>): [string[], string[]] {
  return [termsOf(name), termsOf(h1)];
}

function termsOf(text: string): string[] {
  return [...new Set(wordsOf(text).map(termOf))].filter((term) => term !== null);
}
