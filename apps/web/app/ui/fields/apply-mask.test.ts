import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskBirthDate } from '@yahont/values/dates/birth-date-mask.ts';
import { maskPhone } from '@yahont/values/phone.ts';
import { applyMask, type Mask } from './apply-mask.ts';

/** A field; `|` is the caret. */
type MaskedText = string;

test('typing a number digit by digit keeps the caret at its end', () => {
  expect(type('|', '89162041833', maskPhone)).toBe('+7 (916) 204-18-33|');
  expect(type('|', '20111990', maskBirthDate)).toBe('20.11.1990|');
});

test('a pasted number is formatted at once', () => {
  expect(insert('|', '8 900 123-45-67', maskPhone)).toBe('+7 (900) 123-45-67|');
  expect(insert('|', '+79001234567', maskPhone)).toBe('+7 (900) 123-45-67|');
  expect(insert('|', '1990-11-20', maskBirthDate)).toBe('20.11.1990|');
});

test('text typed in the middle is before the caret', () => {
  expect(type('+7 (9|16) 204', '5', maskPhone)).toBe('+7 (95|1) 620-4');
  expect(type('+7 (916|) 204', '0', maskPhone)).toBe('+7 (916) 0|20-4');
});

test('Backspace deletes the digit before the caret, also across a mask character', () => {
  expect(remove('+7 (916) 204|', 'Backward', maskPhone)).toBe('+7 (916) 20|');
  expect(remove('+7 (916) |204', 'Backward', maskPhone)).toBe('+7 (91|2) 04');
  expect(remove('20.|11.1990', 'Backward', maskBirthDate)).toBe('2|1.11.990');
});

test('Delete deletes the digit after the caret, also across a mask character', () => {
  expect(remove('+7 (9|16) 204', 'Forward', maskPhone)).toBe('+7 (9|62) 04');
  expect(remove('+7 (916|) 204', 'Forward', maskPhone)).toBe('+7 (916|) 04');
});

test('a seven after the first digit stays when the first digit is deleted', () => {
  const without = remove('+7 (9|78) 204-18-33', 'Backward', maskPhone);
  expect(without.replace('|', '')).toBe('+7 (782) 041-83-3');
  expect(type(without, '9', maskPhone)).toBe('+7 (9|78) 204-18-33');
});

test('Backspace from any position ends with an empty field', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^9\d{0,9}$/), (digits) => {
      let field = insert('|', digits, maskPhone);
      for (let press = 0; press < 40 && field !== '|'; press += 1) {
        field = remove(field, 'Backward', maskPhone);
      }
      expect(field).toBe('|');
    }),
  );
});

function type(field: MaskedText, keys: string, mask: Mask): MaskedText {
  return Array.from(keys).reduce((shown, key) => insert(shown, key, mask), field);
}

function insert(field: MaskedText, text: string, mask: Mask): MaskedText {
  const { before, caret } = read(field);
  const raw = before.slice(0, caret) + text + before.slice(caret);
  return show(applyMask({ raw, caret: caret + text.length, before, inputType: 'insertText' }, mask));
}

function remove(field: MaskedText, direction: 'Backward' | 'Forward', mask: Mask): MaskedText {
  const { before, caret } = read(field);
  const from = direction === 'Backward' ? caret - 1 : caret;
  const raw = before.slice(0, Math.max(from, 0)) + before.slice(from + 1);
  const inputType = `deleteContent${direction}`;
  return show(applyMask({ raw, caret: Math.max(0, from), before, inputType }, mask));
}

function read(field: MaskedText): { before: string; caret: number } {
  return { before: field.replace('|', ''), caret: field.indexOf('|') };
}

function show({ text, caret }: { text: string; caret: number }): MaskedText {
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}
