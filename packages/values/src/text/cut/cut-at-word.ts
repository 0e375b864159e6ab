/**
 * A text that is not longer than `most` UTF-16 units. What is left out is an ellipsis after the last whole word, or within one that is
 * longer than half of the room.
 */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, Math.max(0, most - 1));
  const word = cut.search(/[\s\u00A0,;:.–—-]+\S*$/u);
  return `${word > cut.length / 2 ? cut.slice(0, word) : cut}…`;
}
