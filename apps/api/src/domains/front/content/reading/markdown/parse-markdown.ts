import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote';
import { gfmFootnote } from 'micromark-extension-gfm-footnote';
import type { RootContent } from 'mdast';

/** Here four spaces at the start of a line are a typing mistake, never code. */
const NO_CODE = { disable: { null: ['codeIndented', 'codeFenced', 'setextUnderline'] } };

/**
 * The tree of a Markdown text. `[^2]` is a reference only when the text has that many footnotes: the
 * parser needs their definitions, which are stored beside the text.
 */
export function parseMarkdown(markdown: string, noteCount: number): RootContent[] {
  const definitions = Array.from({ length: noteCount }, (_, index) => `[^${index + 1}]: .`).join('\n\n');
  const { children } = fromMarkdown(`${markdown}\n\n${definitions}`, {
    extensions: [gfmFootnote(), NO_CODE],
    mdastExtensions: [gfmFootnoteFromMarkdown()],
  });
  return children.filter(({ type }) => type !== 'footnoteDefinition');
}
