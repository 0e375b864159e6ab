import type { Block, TextPart } from '@yahont/contracts/content/blocks/shown-blocks.ts';

/** Blocks whose anchors differ: the second «Примеры» of a page is `примеры-2`. */
export function uniqueAnchors(blocks: readonly Block[]): Block[] {
  const used = new Map<string, number>();
  const unique = (anchor: string): string => {
    const count = (used.get(anchor) ?? 0) + 1;
    used.set(anchor, count);
    return anchor === '' || count === 1 ? anchor : `${anchor}-${count}`;
  };
  const withAnchor = (part: TextPart): TextPart =>
    part.kind === 'heading' ? { ...part, anchor: unique(part.anchor) } : part;
  return blocks.map((block) =>
    block.type === 'text'
      ? { ...block, anchor: unique(block.anchor), parts: block.parts.map(withAnchor) }
      : block,
  );
}
