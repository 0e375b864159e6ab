/** A header as it was written, its lines joined. */
export type RawHeader = {
  /** In small letters. */
  key: string;
  value: string;
  /** Its lines with their ends. */
  raw: string;
};

/** One header after another with the lines that continue it. */
const HEADER = /^([!-9;-~]+)[ \t]*:(.*(?:\r?\n[ \t].*)*)(?:\r?\n|$)/gm;

/**
 * Splits the headers of a letter or of a part without looking into them. Time is linear in their length: a parser of addresses needs
 * seconds for a hostile receiver header of 250 KB, so none reads them before it is known that the letter is for the shop.
 * @param head bytes up to the empty line
 */
export function splitHeaders(head: Uint8Array): RawHeader[] {
  const text = Buffer.from(head.buffer, head.byteOffset, head.byteLength).toString('latin1');
  return [...text.matchAll(HEADER)].map(([raw, key = '', value = '']) => ({
    key: key.toLowerCase(),
    value: value.replaceAll(/\r?\n/g, '').trim(),
    raw,
  }));
}

/** The value of the first header of this name, or an empty text. */
export function valueOf(headers: readonly RawHeader[], name: string): string {
  return headers.find(({ key }) => key === name)?.value ?? '';
}
