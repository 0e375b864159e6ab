import type { QuestionGroup } from '@yahont/contracts/content/questions.ts';
import type { ShownQuestion, TextPart } from '@yahont/contracts/content/blocks/shown-blocks.ts';

/**
 * Length of the ending to cut by the length of the word, longest first: «вернуть» → «верн», a prefix of
 * «вернёте».
 */
const ENDINGS = [
  { from: 7, letters: 3 },
  { from: 5, letters: 2 },
] as const;

/**
 * Groups with the questions that contain every word of a query, in question or answer; an empty query returns
 * all.
 */
export function findQuestions(groups: readonly QuestionGroup[], query: string): readonly QuestionGroup[] {
  const words = wordsOf(query).map(stemOf);
  if (words.length === 0) return groups;
  return groups.flatMap((group) => {
    const questions = group.questions.filter((question) => {
      const text = textOf(question);
      return words.every((word) => text.some((one) => one.startsWith(word)));
    });
    return questions.length === 0 ? [] : [{ ...group, questions }];
  });
}

/** How many questions there are in all groups. */
export function countQuestions(groups: readonly QuestionGroup[]): number {
  return groups.reduce((sum, { questions }) => sum + questions.length, 0);
}

/** The plain text of some parts, for structured data and search. */
export function plainText(parts: readonly TextPart[]): string {
  return parts
    .map((part) => {
      if (part.kind === 'heading') return part.text;
      const runs = part.kind === 'paragraph' ? [part.inlines] : part.items;
      return runs.map((inlines) => inlines.map(({ text }) => text).join('')).join('; ');
    })
    .join(' ');
}

function textOf({ question, answer }: ShownQuestion): string[] {
  return wordsOf(`${question} ${plainText(answer)}`);
}

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

function stemOf(word: string): string {
  const letters = ENDINGS.find(({ from }) => word.length >= from)?.letters ?? 0;
  return word.slice(0, word.length - letters);
}
