export const DELIMITERS = [';', ',', '\t'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** The sign that parts the names of the columns: the one that is there most often. */
export function delimiterOf(head: string): Delimiter {
  const counts = DELIMITERS.map((delimiter) => (splitRow(head, delimiter) ?? []).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ';';
}

/** The fields of a row; a field in quotes may hold the delimiter, ends of lines and doubled quotes. Null: a quote is out of place. */
export function splitRow(text: string, delimiter: Delimiter): string[] | null {
  const fields: string[] = [];
  let at = 0;
  for (;;) {
    if (text[at] === '"') {
      const end = endOfQuoted(text, at + 1);
      if (end === -1 || (end + 1 < text.length && text[end + 1] !== delimiter)) return null;
      fields.push(text.slice(at + 1, end).replaceAll('""', '"'));
      at = end + 1;
    } else {
      const end = text.indexOf(delimiter, at);
      fields.push(text.slice(at, end === -1 ? text.length : end).trim());
      at = end === -1 ? text.length : end;
    }
    if (at >= text.length) return fields;
    at += 1;
  }
}

function endOfQuoted(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at !== -1; at = text.indexOf('"', at + 2))
    if (text[at + 1] !== '"') return at;
  return -1;
}
