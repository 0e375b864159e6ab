import type { Blockquote, RootContent, Table } from 'mdast';
import { innerOf, sourceOf } from './source.ts';

const CAPTION = /^Table:\s*/;

/** Whether a paragraph is the caption of the table below it: `Table: Размеры колец`. */
export function isCaption(body: string, node: RootContent | undefined): boolean {
  return node?.type === 'paragraph' && CAPTION.test(innerOf(body, node));
}

/** A table; columns that are aligned to the right are figures. */
export function tableOf(body: string, { align, children }: Table, caption: RootContent | null): unknown {
  const [head, ...rows] = children.map((row) => row.children.map((cell) => innerOf(body, cell)));
  const width = head?.length ?? 0;
  return {
    type: 'table',
    caption: caption ? sourceOf(body, caption).replace(CAPTION, '') : '',
    head,
    // Markdown lets a row end early.
    rows: rows.map((row) => [...row, ...Array<string>(Math.max(0, width - row.length)).fill('')]),
    isNumeric: Array.from({ length: width }, (_, column) => align?.[column] === 'right'),
  };
}

/** `> Words` with a last line `> — Author`. */
export function quoteOf(body: string, { position }: Blockquote): unknown {
  const lines = body
    .slice(position?.start.offset, position?.end.offset)
    .split('\n')
    .map((line) => line.replace(/^\s*>?\s*/, '').trim())
    .filter((line) => line !== '');
  const author = lines.at(-1)?.startsWith('— ') ? (lines.pop() ?? '').slice(2) : '';
  return { type: 'quote', text: lines.join(' '), author };
}
