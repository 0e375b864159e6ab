import type { Inline, TextPart } from '@yahont/contracts/content/blocks/shown-blocks.ts';
import type { WrittenBlock } from '@yahont/contracts/content/blocks/written-blocks.ts';
import { readLine, readText } from './markdown/read-text.ts';

type ReadBlock = { notes: number; parts: TextPart[] };
const texts = new WeakMap<WrittenBlock, ReadBlock>();
const lines = new WeakMap<object, Map<string, Inline[]>>();

/**
 * `readText`, cached by block: the same version of a row is the same object, see `readBody`.
 * @param noteCount how many footnotes the text has
 */
export function readTextOnce(block: Extract<WrittenBlock, { type: 'text' }>, noteCount: number): TextPart[] {
  const kept = texts.get(block);
  if (kept?.notes === noteCount) return kept.parts;
  const parts = readText(block.markdown, noteCount).shown;
  texts.set(block, { notes: noteCount, parts });
  return parts;
}

/**
 * `readLine`, cached by line of an object.
 * @param owner the block or the list of footnotes that has the line
 */
export function readLineOnce(owner: object, line: string, noteCount = 0): Inline[] {
  const known = lines.get(owner) ?? new Map<string, Inline[]>();
  lines.set(owner, known);
  const read = known.get(line) ?? readLine(line, noteCount).shown;
  known.set(line, read);
  return read;
}

/** The words of a line without footnote marks. */
export function plain(inlines: readonly Inline[]): string {
  return inlines.map(({ text, note }) => (note === undefined ? text : '')).join('');
}
