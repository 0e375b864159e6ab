/** Anchor of an article's part, by its index. */
export function sectionId(index: number): string {
  return `part-${index + 1}`;
}
