import { fold } from './words.ts';

/** A word, number or sign of a query, with its place in the text. */
export type Token = {
  /** Lower case, `ё` as `е`. */
  word: string;
  /** 17.5 for «17,5», 1.5 for «полтора»; null for other words and signs. */
  number: number | null;
  start: number;
  end: number;
};

const TOKEN = /\d+\/\d+|\d+(?:[.,]\d+)?|\p{L}+|[₽<>–—-]/gu;

export function tokensOf(query: string): Token[] {
  return Array.from(query.matchAll(TOKEN), ({ 0: text, index }) => ({
    word: fold(text),
    number: numberOf(text),
    start: index,
    end: index + text.length,
  }));
}

const ONE_AND_HALF = /^пол(?:тора|торы|утора)$/iu;

function numberOf(text: string): number | null {
  if (ONE_AND_HALF.test(text)) return 1.5;
  return /^\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : null;
}

/** The query without some of its tokens, otherwise as the shopper typed it. */
export function withoutTokens(
  query: string,
  tokens: readonly Token[],
  isLeftOut: (index: number) => boolean,
): string {
  return tokens
    .filter((_, index) => !isLeftOut(index))
    .map(({ start, end }) => query.slice(start, end))
    .join(' ')
    .replaceAll(/(?:^| )[<>–—-](?= |$)/gu, '')
    .trim();
}
