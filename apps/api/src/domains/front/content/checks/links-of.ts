import type { Inline } from '@yahont/contracts/content/blocks/shown-blocks.ts';
import { readLine, readText } from '../reading/markdown/read-text.ts';
import type { WrittenText } from '../reading/plain-texts.ts';

/** Targets of the links in a text, each once. */
export function linksOf({ blocks, notes }: WrittenText): string[] {
  const inlines = blocks.flatMap((block): Inline[] => {
    if (block.type === 'table')
      return [block.head, ...block.rows].flat().flatMap((cell) => readLine(cell).shown);
    if (block.type !== 'text') return [];
    return readText(block.markdown, notes.length).shown.flatMap((part) => {
      if (part.kind === 'list') return part.items.flat();
      return part.kind === 'paragraph' ? part.inlines : [];
    });
  });
  return [
    ...new Set(
      [...inlines, ...notes.flatMap((note) => readLine(note).shown)].flatMap(({ url }) => url ?? []),
    ),
  ];
}
