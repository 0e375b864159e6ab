/**
 * A text of at most `most` UTF-16 units. A cut text ends with an ellipsis after the last whole word, or
 * inside a word longer than half of the room.
 */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, Math.max(0, most - 1));
  const word = cut.search(/[\s\u00A0,;:.–—-]+\S*$/u);
  return `${word > cut.length / 2 ? cut.slice(0, word) : cut}…`;
}
