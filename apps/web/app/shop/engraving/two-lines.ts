/** A text longer than this is written in two lines. */
const ONE_LINE = 12;

/** Splits a long inscription at the space nearest to its middle, never before a dash: «Ты — мой дом навсегда» → «Ты — мой дом», «навсегда». */
export function twoLines(text: string): string[] {
  if (text.length <= ONE_LINE) return [text];
  const middle = text.length / 2;
  const spaces = Array.from(text.matchAll(/ (?![—–-])/g), ({ index }) => index);
  const nearest = spaces.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return nearest === undefined ? [text] : [text.slice(0, nearest), text.slice(nearest + 1)];
}
