/** A header as it was written, its lines joined. */
export type RawHeader = {
  /** In lower case. */
  key: string;
  value: string;
  /** Its lines with their line ends. */
  raw: string;
};

/** Matches one header with its continuation lines. */
const HEADER = /^([!-9;-~]+)[ \t]*:(.*(?:\r?\n[ \t].*)*)(?:\r?\n|$)/gm;

/**
 * Splits the headers of an e-mail or a part without interpreting them, in linear time. An address
 * parser needs seconds for a hostile 250 KB receiver header, so it only runs once the e-mail is known
 * to be for the shop.
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
