import { expect, test } from 'vitest';
import type { Block } from '@yahont/contracts/content/blocks/shown-blocks.ts';
import { withoutForms } from './without-forms.ts';

const form = (name: Extract<Block, { type: 'form' }>['form']): Block => ({
  type: 'form',
  heading: '',
  form: name,
  subject: '',
});

test('a page with a form of its own shows no form of its text, only the way to an appointment', () => {
  const quote: Block = { type: 'quote', text: 'Руки помнят', author: '' };
  expect(withoutForms([form('vacancy'), quote, form('appointment'), form('feedback')])).toEqual([
    quote,
    form('appointment'),
  ]);
});
