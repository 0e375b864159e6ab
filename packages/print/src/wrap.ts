/** Where a word may be broken with a hyphen. */
const SOFT = '\u00AD';

type WidthOf = (piece: string) => number;

/**
 * Breaks a text into lines of at most `width`: at its spaces, after its own line breaks and at soft hyphens. A word that is too long for
 * a line is cut, after a hyphen of its own if it has one. No-break spaces hold, as long as their words fit.
 */
export function wrap(text: string, width: number, widthOf: WidthOf): string[] {
  return text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph, width, widthOf));
}

function wrapParagraph(text: string, width: number, widthOf: WidthOf): string[] {
  const lines: string[] = [];
  let line: string | null = null;
  const waiting = text.split(' ');
  for (let word = waiting.shift(); word !== undefined; word = waiting.shift()) {
    const start: string = line === null ? '' : `${line} `;
    if (widthOf(start + plain(word)) <= width) {
      line = start + plain(word);
      continue;
    }
    const [head, rest] = hyphenated(word, (piece) => widthOf(start + piece) <= width);
    if (head !== '') {
      lines.push(start + head);
      line = null;
      waiting.unshift(rest);
    } else if (line !== null) {
      lines.push(line);
      line = null;
      waiting.unshift(word);
    } else {
      const pieces = cut(plain(word), width, widthOf);
      lines.push(...pieces.slice(0, -1));
      line = pieces.at(-1) ?? '';
    }
  }
  return line === null ? lines : [...lines, line];
}

/** The longest beginning of a word that fits with its hyphen, and what is left. */
function hyphenated(word: string, fits: (piece: string) => boolean): [string, string] {
  const parts = word.split(SOFT);
  for (let count = parts.length - 1; count > 0; count -= 1) {
    const head = `${parts.slice(0, count).join('')}-`;
    if (fits(head)) return [head, parts.slice(count).join(SOFT)];
  }
  return ['', word];
}

function plain(word: string): string {
  return word.replaceAll(SOFT, '');
}

function cut(word: string, width: number, widthOf: WidthOf): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const sign of word) {
    if (piece !== '' && widthOf(piece + sign) > width) {
      const end = piece.lastIndexOf('-') + 1 || piece.length;
      pieces.push(piece.slice(0, end));
      piece = piece.slice(end);
    }
    piece += sign;
  }
  return [...pieces, piece];
}
