import type { ListItem, RootContent } from 'mdast';
import type { Inline, TextPart } from '@yahont/contracts/content/blocks/shown-blocks.ts';
import { headingAnchor } from '@yahont/values/text/heading-anchor.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { readInlines, textOf, type Fault } from './read-inlines.ts';

/** The only heading level inside a text block: the level above is the block's own heading. */
const HEADING_DEPTH = 3;

type ReadResult<T> = { shown: T; faults: Fault[] };

/**
 * Paragraphs, lists and headings of a text block.
 * @param noteCount how many footnotes the text has
 */
export function readText(markdown: string, noteCount: number): ReadResult<TextPart[]> {
  const faults: Fault[] = [];
  const report = (fault: Fault) => void faults.push(fault);
  const shown = parseMarkdown(markdown, noteCount).flatMap((node): TextPart[] => {
    if (node.type === 'paragraph')
      return [{ kind: 'paragraph', inlines: readInlines(node.children, report) }];
    if (node.type === 'list') {
      const items = node.children.map((item) => readItem(item, report));
      return [{ kind: 'list', isOrdered: node.ordered === true, items }];
    }
    if (node.type === 'heading' && node.depth === HEADING_DEPTH) {
      const text = textOf(node.children);
      return [{ kind: 'heading', text, anchor: headingAnchor(text) ?? '' }];
    }
    report({ code: node.type === 'html' ? 'html' : 'block', text: textOf([node]) });
    return [];
  });
  return { shown, faults: [...faults, ...lostNotes(markdown, noteCount)] };
}

/** Markdown of one line: a cell of a table or a footnote. */
export function readLine(line: string, noteCount = 0): ReadResult<Inline[]> {
  const { shown, faults } = readText(line, noteCount);
  const [first, ...others] = shown;
  const isLine = first === undefined || (first.kind === 'paragraph' && others.length === 0);
  if (first?.kind === 'paragraph' && isLine) return { shown: first.inlines, faults };
  // `1. Золото` or `- нет` in a cell is a line, not a list.
  return { shown: line === '' ? [] : [{ text: line }], faults };
}

function readItem({ children }: ListItem, report: (fault: Fault) => void): Inline[] {
  return children.flatMap((child: RootContent, place) => {
    if (child.type !== 'paragraph') {
      report({ code: 'block', text: textOf([child]) });
      return [];
    }
    const inlines = readInlines(child.children, report);
    return place === 0 ? inlines : [{ text: ' ' }, ...inlines];
  });
}

/** References beyond the last footnote stay in the text as written. */
function lostNotes(markdown: string, noteCount: number): Fault[] {
  const marks = [...markdown.matchAll(/\[\^([^\]]+)\]/g)].filter(([, mark]) => {
    const number = Number(mark);
    return !Number.isInteger(number) || number < 1 || number > noteCount;
  });
  return marks.map(([text]) => ({ code: 'mark', text }));
}
