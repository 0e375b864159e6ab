import type { Block } from '@yahont/contracts/content/blocks/shown-blocks.ts';

/** What one heading of a text answers: the words below it without the heading, and the blocks up to the next one. */
export type TextQuestion = { heading: string; answer: Block[] };

/** A text whose headings are questions; what precedes the first of them is apart. */
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
