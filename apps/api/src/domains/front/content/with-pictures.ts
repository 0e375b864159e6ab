import type { Picture } from '@yahont/contracts/catalogue/pictures.ts';
import type { Catalogue } from '#src/domains/goods/catalogue/index.ts';

/** Resolves pictures by hash; blocks with a missing picture are omitted. */
export function withPictures<Block extends { picture: string; pictureAlt: string }>(
  catalogue: Catalogue,
  blocks: readonly Block[],
): (Omit<Block, 'picture' | 'pictureAlt'> & { picture: Picture })[] {
  return blocks.flatMap(({ picture: hash, pictureAlt, ...block }) => {
    const picture = catalogue.pictureOf({ hash, alt: pictureAlt });
    return picture ? [{ ...block, picture }] : [];
  });
}
