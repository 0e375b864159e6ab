import type { WrittenBlock } from '@yahont/contracts/content/blocks/written-blocks.ts';
import type { Need } from '@yahont/contracts/content/needs.ts';

/** The features of the shop that a text may require. */
export type ShopOffers = ReadonlySet<Need>;

type Marked = { needs?: Need | undefined };

/** Whether a shop may show a text, a part of it or a link to it. */
export function isFulfilled({ needs }: Marked, offers: ShopOffers): boolean {
  return needs === undefined || offers.has(needs);
}

/**
 * A text without the parts that require missing features; null when the whole text requires one. The
 * remaining parts stay the same objects, so cached readings remain valid.
 */
export function fulfilledText<Body extends Marked & { blocks?: readonly WrittenBlock[] }>(
  body: Body,
  offers: ShopOffers,
): Body | null {
  return isFulfilled(body, offers) ? withFulfilledParts(body, offers) : null;
}

/** A text without the parts that require missing features. */
export function withFulfilledParts<Body extends { blocks?: readonly WrittenBlock[] }>(
  body: Body,
  offers: ShopOffers,
): Body {
  const { blocks } = body;
  if (blocks === undefined || blocks.every((block) => isFulfilled(block, offers))) return body;
  return { ...body, blocks: blocks.filter((block) => isFulfilled(block, offers)) };
}
