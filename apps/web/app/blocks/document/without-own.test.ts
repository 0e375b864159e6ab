import { expect, test } from 'vitest';
import type { Block, ShownCalculator } from '@yahont/contracts/content/blocks/shown-blocks.ts';
import { withoutOwn } from './without-own.ts';

const form = (name: Extract<Block, { type: 'form' }>['form']): Block => ({
  type: 'form',
  heading: '',
  form: name,
  subject: '',
});
const quote: Block = { type: 'quote', text: 'Руки помнят', author: '' };
const gold: ShownCalculator = { type: 'calculator', heading: '', calculator: 'gold', rate: null };
const ringSize: ShownCalculator = { type: 'calculator', heading: '', calculator: 'ring-size' };

test('a page with a form of its own shows no form of its text, only the way to an appointment', () => {
  const blocks = [form('vacancy'), quote, form('appointment'), gold, form('feedback')];
  expect(withoutOwn(blocks, { hasForm: true })).toEqual([quote, form('appointment'), gold]);
});

test('a page with a calculator of its own shows no second one, but others and its forms', () => {
  const blocks = [gold, quote, ringSize, form('feedback')];
  expect(withoutOwn(blocks, { calculator: 'gold' })).toEqual([quote, ringSize, form('feedback')]);
});

test('a page with nothing of its own shows all of its text', () => {
  const blocks = [gold, form('feedback'), ringSize];
  expect(withoutOwn(blocks, {})).toEqual(blocks);
});
