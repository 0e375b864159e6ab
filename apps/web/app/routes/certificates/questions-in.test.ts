import { expect, test } from 'vitest';
import type { Block } from '@yahont/contracts/content/blocks/shown-blocks.ts';
import { questionsIn } from './questions-in.ts';

const text = (heading: string): Block => ({ type: 'text', heading, anchor: heading, parts: [] });
const quote: Block = { type: 'quote', text: 'Руки помнят', author: '' };

test('every heading takes all blocks up to the next one', () => {
  expect(questionsIn([quote, text('Сколько?'), quote, text(''), text('Когда?')])).toEqual({
    before: [quote],
    questions: [
      { heading: 'Сколько?', answer: [{ ...text(''), anchor: '' }, quote, text('')] },
      { heading: 'Когда?', answer: [{ ...text(''), anchor: '' }] },
    ],
  });
});

test('a text without headings has no questions', () => {
  expect(questionsIn([quote])).toEqual({ before: [quote], questions: [] });
});
