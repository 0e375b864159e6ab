import type { Tag } from '#src/platform/database/changes.ts';

/** The tag of pages that show the questions about a product. */
export function tagOf(productId: number): Tag {
  return `questions:${productId}`;
}
