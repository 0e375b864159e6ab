/** Anchor of a part of an article by its place. */
export function sectionId(index: number): string {
  return `part-${index + 1}`;
}
