import { KIND_NAMES } from '../texts/names.ts';
import type { ProductRecord } from '../records/product-record.ts';
import type { SectionTree } from '../records/section-tree.ts';
import { GEMS_WITH, METALS_OF } from './words/inflected-names.ts';
import { fold } from './words/words.ts';

type Phrase = { text: string; folded: string; count: number };

/** Returns up to `most` queries with this beginning that have results, those with most products first. */
export type Completions = (start: string, most: number) => string[];

/** Builds queries from kinds with their stones and metals, and from section headings. */
export function createCompletions(
  records: Iterable<ProductRecord>,
  sections: SectionTree,
  countIn: (sectionPath: string) => number,
): Completions {
  const counts = new Map<string, number>();
  const add = (phrase: string, count = 1): void => {
    const text = phrase.replaceAll('\u00A0', ' ');
    counts.set(text, Math.max(count, (counts.get(text) ?? 0) + count));
  };
  for (const { kind, metal, inserts } of records) {
    const name = KIND_NAMES[kind];
    add(`${name} ${METALS_OF[metal]}`);
    for (const gem of new Set(inserts.map((insert) => insert.gem))) {
      add(`${name} ${GEMS_WITH[gem]}`);
      add(`${name} ${GEMS_WITH[gem]} ${METALS_OF[metal]}`);
    }
  }
  for (const { name, h1, path } of sections.list()) add((h1 === '' ? name : h1).toLowerCase(), countIn(path));
  const phrases: Phrase[] = [...counts]
    .map(([text, count]) => ({
      text: text,
      folded: fold(text),
      count,
    }))
    .toSorted((a, b) => a.text.split(' ').length - b.text.split(' ').length || b.count - a.count);
  return (start, most) => {
    const wanted = fold(start);
    if (wanted.length < 2) return [];
    return phrases
      .filter(({ folded, count }) => count > 0 && folded.startsWith(wanted) && folded !== wanted)
      .slice(0, most)
      .map(({ text }) => text);
  };
}
