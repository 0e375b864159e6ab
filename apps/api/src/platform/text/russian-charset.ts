/** Encodings that Russian programs write, the likelier first: it wins where two read equally well. */
const CHARSETS = ['utf-8', 'windows-1251', 'koi8-r', 'ibm866'] as const;
export type Charset = (typeof CHARSETS)[number];

export const RUSSIAN_CHARSETS: readonly Charset[] = CHARSETS;

/** Signs that a Russian or English text has besides letters and digits of ASCII. */
const USUAL =
  /[ -~\s\u00A0\u00AB\u00BB\u201E\u201C\u201D\u2018\u2019\u2026\u2013\u2014\u2212\u2022\u00B7\u2116\u20BD\u20AC\u00A3\u00A7\u00A9\u00AE\u2122\u00B0\u00D7\u00F7\u00B1\u00BD\u00BC\u00BE\u00ADЁА-яё\p{Extended_Pictographic}]|\u200D|\uFE0F/u;
/** A small letter before a large one within a word: KOI8 read as windows-1251, or the reverse. */
const SWAPPED_CASE = /[а-яё](?=[А-ЯЁ])/g;

/** The ten commonest letters are two thirds of a Russian text; of letters read in a wrong encoding, a third. */
const COMMON = /[оеаинтсрвл]/giu;
const COMMON_SHARE = 0.45;
/** Fewer letters say nothing about how common they are. */
const LETTERS_MIN = 12;

/**
 * How far a text is from Russian or English, as a share of its signs outside ASCII: 0 is clean, 1 and more is unreadable.
 * «Привет» is 0; UTF-8 read as windows-1251 (two signs for each letter) and windows-1251 read as KOI8-R (large and small letters swapped) are far from it.
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

/** Above it a text is not believed to be in the encoding that it names: a lone foreign name stays below. */
export const GARBLED_MIN = 0.1;

/** The index of the text that reads best; the first of those that read equally well. */
export function bestOf(texts: readonly string[]): number {
  const shares = texts.map((text) => garbledShare(text));
  return shares.indexOf(Math.min(...shares));
}
