import { readLine, readText } from '../reading/markdown/read-text.ts';
import type { Fault } from '../reading/markdown/read-inlines.ts';
import type { WrittenText } from '../reading/plain-texts.ts';

/**
 * What a text may not contain: HTML, external links, references without a footnote. `place`: number of
 * the block from 0.
 */
export type TextFault = Fault & { place: number };

/** Faults of the Markdown of a text; a text with faults is not saved. */
export function textFaults({ blocks, notes }: WrittenText): TextFault[] {
  const inBlocks = blocks.flatMap((block, place) => {
    if (block.type === 'text') return readText(block.markdown, notes.length).faults.map(at(place));
    if (block.type !== 'table') return [];
    return [block.head, ...block.rows]
      .flat()
      .flatMap((cell) => readLine(cell, notes.length).faults.map(at(place)));
  });
  return [...inBlocks, ...notes.flatMap((note) => readLine(note).faults.map(at(blocks.length)))];
}

function at(place: number): (fault: Fault) => TextFault {
  return (fault) => ({ ...fault, place });
}
