import type { Block } from '@yahont/contracts/content/blocks/shown-blocks.ts';

/**
 * One heading of a text as a question: the text below it without the heading, and the blocks up to the next
 * heading.
 */
export type TextQuestion = { heading: string; answer: Block[] };

/** Splits a text whose headings are questions; blocks before the first heading are returned separately. */
export function questionsIn(blocks: readonly Block[]): { before: Block[]; questions: TextQuestion[] } {
  const before: Block[] = [];
  const questions: TextQuestion[] = [];
  for (const block of blocks) {
    if (block.type === 'text' && block.heading !== '') {
      questions.push({ heading: block.heading, answer: [{ ...block, heading: '', anchor: '' }] });
    } else {
      (questions.at(-1)?.answer ?? before).push(block);
    }
  }
  return { before, questions };
}
