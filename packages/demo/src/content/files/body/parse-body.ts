import { fromMarkdown } from 'mdast-util-from-markdown';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { directive } from 'micromark-extension-directive';
import { gfmFootnote } from 'micromark-extension-gfm-footnote';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { RootContent } from 'mdast';

/** Dashes below a line are a table's business, and spaces before one an accident. */
const NOT_OURS = { disable: { null: ['codeIndented', 'setextUnderline'] } };

/** The tree of a body in Markdown with directives, tables and footnotes. */
export function parseBody(body: string): RootContent[] {
  return fromMarkdown(body, {
    extensions: [directive(), gfmTable(), gfmFootnote(), NOT_OURS],
    mdastExtensions: [directiveFromMarkdown(), gfmTableFromMarkdown(), gfmFootnoteFromMarkdown()],
  }).children;
}
