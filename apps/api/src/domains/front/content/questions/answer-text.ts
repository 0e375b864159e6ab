import type { ImportQuestion } from '@yahont/contracts/content/questions.ts';
import type { WrittenText } from '../reading/plain-texts.ts';

const texts = new WeakMap<ImportQuestion, WrittenText>();

/** An answer as a text of one block: always the same object, so that its Markdown is parsed once. */
export function answerText(question: ImportQuestion): WrittenText {
  const known = texts.get(question);
  if (known) return known;
  const text: WrittenText = {
    blocks: [{ type: 'text', heading: '', markdown: question.answer }],
    notes: [],
  };
  texts.set(question, text);
  return text;
}
