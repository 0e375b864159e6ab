import type { WrittenBlock } from '@yahont/contracts/content/blocks/written-blocks.ts';

/** Hashes of the photographs in a text. */
export function hashesOf(blocks: readonly WrittenBlock[]): string[] {
  return blocks.flatMap((block) => {
    if (block.type === 'film') return [block.still];
    if (block.type !== 'picture' && block.type !== 'gallery') return [];
    const figures = block.type === 'picture' ? [block] : block.pictures;
    return figures.flatMap(({ picture }) => ('hash' in picture ? [picture.hash] : []));
  });
}
