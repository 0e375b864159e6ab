import type { FootnoteDefinition, RootContent } from 'mdast';
import { sourceOf } from './source.ts';

/** Footnotes in the order of their numbers. Throws unless they are `[^1]`, `[^2]` … without a gap. */
export function notesOf(body: string, nodes: readonly RootContent[]): string[] {
  return nodes
    .filter((node) => node.type === 'footnoteDefinition')
    .toSorted((a, b) => Number(a.identifier) - Number(b.identifier))
    .map((note, place) => {
      if (note.identifier !== String(place + 1))
        throw new RangeError(`footnote [^${note.identifier}] where [^${place + 1}] is next`);
      return wordsOf(body, note);
    });
}

function wordsOf(body: string, { identifier, children }: FootnoteDefinition): string {
  const [paragraph, ...others] = children;
  if (paragraph?.type !== 'paragraph' || others.length > 0)
    throw new RangeError(`footnote [^${identifier}] is one paragraph`);
  return sourceOf(body, paragraph);
}
