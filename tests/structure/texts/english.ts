import { parseSync } from 'oxc-parser';
import { isSource, listFiles, readText } from '../repository.ts';

/**
 * Words that make a comment hard to read, and their replacements. `docs/glossary.md` has the words of the
 * trade.
 */
const AVOIDED: readonly { pattern: RegExp; instead: string }[] = [
  { pattern: /\b(he|him|his|himself|she|her|hers)\b/i, instead: 'they, the shopper, the caller' },
  { pattern: /\b(whoever|whomever|whosoever)\b/i, instead: 'the shopper, the caller, anyone who' },
  { pattern: /\banew\b/i, instead: 'again' },
  { pattern: /\b(told|tells|tell)\b/i, instead: 'notify, report, say, distinguish' },
  { pattern: /\bstood\b|\bstands?\b(?!-)/i, instead: 'is, is shown' },
  { pattern: /\b(had by|to be had|be had)\b/i, instead: 'matches, is available' },
  { pattern: /\bcall(s|ed|ing)? (it )?off\b/i, instead: 'cancel' },
  { pattern: /\bnothing holds its place\b/i, instead: 'no space is reserved' },
  { pattern: /\ba stranger'?s?\b/i, instead: 'another account, anonymous' },
  { pattern: /\b(forthwith|whence|hence|thereof|herein|thither)\b/i, instead: 'a plain word' },
  { pattern: /\b(rides?|speaks?|meets?) (in|of|the)\b/i, instead: 'the technical verb' },
];

type Finding = { path: string; line: number; text: string; word: string; instead: string };

/** Comments of a source that use one of the avoided words. */
export function findingsIn(path: string, source = readText(path)): Finding[] {
  return parseSync(path, source).comments.flatMap(({ value, start }) =>
    AVOIDED.flatMap(({ pattern, instead }) => {
      const match = pattern.exec(value);
      if (match === null) return [];
      const line = source.slice(0, start + match.index).split('\n').length;
      return [{ path, line, text: value.trim(), word: match[0], instead }];
    }),
  );
}

/** Findings in all sources of the repository. */
export function findAll(): Finding[] {
  return listFiles()
    .filter(isSource)
    .flatMap((path) => findingsIn(path));
}
