/** Encodings that Russian programs write, the likelier first: on a tie the first wins. */
const CHARSETS = ['utf-8', 'windows-1251', 'koi8-r', 'ibm866'] as const;
export type Charset = (typeof CHARSETS)[number];

export const RUSSIAN_CHARSETS: readonly Charset[] = CHARSETS;

/** Characters of a Russian or English text besides ASCII letters and digits. */
const USUAL =
  /[ -~\s\u00A0\u00AB\u00BB\u201E\u201C\u201D\u2018\u2019\u2026\u2013\u2014\u2212\u2022\u00B7\u2116\u20BD\u20AC\u00A3\u00A7\u00A9\u00AE\u2122\u00B0\u00D7\u00F7\u00B1\u00BD\u00BC\u00BE\u00ADЁА-яё\p{Extended_Pictographic}]|\u200D|\uFE0F/u;
/** A lower-case letter before an upper-case one within a word: KOI8 read as windows-1251, or the reverse. */
const SWAPPED_CASE = /[а-яё](?=[А-ЯЁ])/g;

/**
 * The ten commonest letters make up two thirds of a Russian text, but a third of a text read in a wrong
 * encoding.
 */
const COMMON = /[оеаинтсрвл]/giu;
const COMMON_SHARE = 0.45;
/** With fewer letters the frequency is not significant. */
const LETTERS_MIN = 12;

/**
 * How far a text is from Russian or English, as a share of its characters outside ASCII: 0 is clean, 1
 * or more is unreadable. «Привет» scores 0. UTF-8 read as windows-1251 (two characters per letter) and
 * windows-1251 read as KOI8-R (case swapped) score high.
 */
export function garbledShare(text: string): number {
  let foreign = 0;
  let other = 0;
  for (const sign of text) {
    if (sign.charCodeAt(0) < 0x80) continue;
    other += 1;
    if (!USUAL.test(sign)) foreign += 1;
  }
  if (other === 0) return 0;
  const letters = text.match(/[а-яё]/giu)?.length ?? 0;
  const common = text.match(COMMON)?.length ?? 0;
  const rarity = letters < LETTERS_MIN ? 0 : Math.max(0, COMMON_SHARE - common / letters);
  return (foreign + (text.match(SWAPPED_CASE)?.length ?? 0)) / other + rarity;
}

/** Above this score a text's declared encoding is not trusted; a single foreign name scores below. */
export const GARBLED_MIN = 0.1;

/** The index of the text that reads best; the first of those that read equally well. */
export function bestOf(texts: readonly string[]): number {
  const shares = texts.map((text) => garbledShare(text));
  return shares.indexOf(Math.min(...shares));
}
