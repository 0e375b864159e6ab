import type { ArticleSection } from '@yahont/contracts/content/articles.ts';
import type { Block, Inline } from '@yahont/contracts/content/blocks/shown-blocks.ts';
import type { TextPage } from '@yahont/contracts/content/content.ts';

type Shown = { blocks: readonly Block[]; notes: readonly Inline[][] };

/** Blocks as the sections that pages draw until they draw blocks. */
export function asSections({ blocks, notes }: Shown): Pick<TextPage, 'sections' | 'footnotes' | 'pieces'> {
  const products = blocks.find(({ type }) => type === 'products');
  return {
    sections: asArticleSections({ blocks }).map(({ figure: _figure, ...section }) => section),
    footnotes: notes.map(withMarks),
    pieces: products?.type === 'products' ? products : null,
  };
}

/** The picture above a text is its figure. */
export function asArticleSections({ blocks }: Pick<Shown, 'blocks'>): ArticleSection[] {
  return blocks.flatMap((block, place): ArticleSection[] => {
    if (block.type !== 'text') return [];
    const above = blocks[place - 1];
    const figure =
      above?.type === 'picture' && above.picture.kind === 'photo'
        ? { picture: above.picture.photo, caption: above.caption }
        : null;
    return partsInOrder(block).map((part, index) => ({ ...part, figure: index === 0 ? figure : null }));
  });
}

/** A section has its list after its paragraphs: what follows a list is a section without a heading. */
function partsInOrder({ heading, parts }: Extract<Block, { type: 'text' }>) {
  const sections = [{ heading, paragraphs: [] as string[], list: [] as string[] }];
  for (const part of parts) {
    let last = sections.at(-1);
    if (!last || part.kind === 'heading' || (last.list.length > 0 && part.kind === 'paragraph')) {
      last = { heading: part.kind === 'heading' ? part.text : '', paragraphs: [], list: [] };
      sections.push(last);
    }
    if (part.kind === 'paragraph') last.paragraphs.push(withMarks(part.inlines));
    if (part.kind === 'list') last.list.push(...part.items.map(withMarks));
  }
  return sections;
}

function withMarks(inlines: readonly Inline[]): string {
  return inlines.map(({ text, note }) => (note === undefined ? text : `[${note}]`)).join('');
}
