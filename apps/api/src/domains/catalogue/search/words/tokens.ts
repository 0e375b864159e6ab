import { fold } from './words.ts';

/** A word, a number or a sign of a query and where it stands. */
export type Token = {
  /** Small letters, `ё` as `е`. */
  word: string;
  /** Of «17,5»; null for words and signs. */
  number: number | null;
  start: number;
  end: number;
};

const TOKEN = /\d+\/\d+|\d+(?:[.,]\d+)?|\p{L}+|[₽<>–—-]/gu;

export function tokensOf(query: string): Token[] {
  return Array.from(query.matchAll(TOKEN), ({ 0: text, index }) => ({
    word: fold(text),
    number: /^\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : null,
    start: index,
    end: index + text.length,
  }));
}

/** The query without some of its tokens, in the shopper's own spelling. */
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
