import type { WrittenBlock } from '@yahont/contracts/content/blocks/written-blocks.ts';
import type { Need } from '@yahont/contracts/content/needs.ts';

/** What the shop has of all that a text may need. */
export type ShopOffers = ReadonlySet<Need>;

type Marked = { needs?: Need | undefined };

/** Whether a shop may show a text, a part of it or a link to it. */
export function isFulfilled({ needs }: Marked, offers: ShopOffers): boolean {
  return needs === undefined || offers.has(needs);
}

/**
 * A text without the parts that need what the shop does not have; null when the text as a whole does. The parts that stay are
 * the same objects: what was read from them is kept.
 */
export function fulfilledText<Body extends Marked & { blocks?: readonly WrittenBlock[] }>(
  body: Body,
  offers: ShopOffers,
): Body | null {
  return isFulfilled(body, offers) ? withFulfilledParts(body, offers) : null;
}

/** A text without the parts that need what the shop does not have. */
export function withFulfilledParts<Body extends { blocks?: readonly WrittenBlock[] }>(
  body: Body,
  offers: ShopOffers,
): Body {
  const { blocks } = body;
  if (blocks === undefined || blocks.every((block) => isFulfilled(block, offers))) return body;
  return { ...body, blocks: blocks.filter((block) => isFulfilled(block, offers)) };
}
