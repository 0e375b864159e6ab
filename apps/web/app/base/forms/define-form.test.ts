import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defineForm, isChosen } from './define-form.ts';
import { formOf } from './testing/form-of.ts';

const FORM = defineForm({ name: (text) => text.length > 1, note: () => true, consent: isChosen });

test('values are trimmed, and a missing field is empty', () => {
  expect(FORM.read(formOf({ name: '  Анна ', other: 'x' }))).toEqual({ name: 'Анна', note: '', consent: '' });
  expect(FORM.empty).toEqual({ name: '', note: '', consent: '' });
});

test('wrong fields are listed in page order', () => {
  expect(FORM.wrong(FORM.read(formOf({ consent: '', name: 'А' })))).toEqual(['name', 'consent']);
  expect(FORM.isValid(formOf({ name: 'Анна' }))).toBe(false);
  expect(FORM.isValid(formOf({ name: 'Анна', consent: 'on' }))).toBe(true);
  expect(FORM.wrong(FORM.read(formOf({ consent: 'on', name: 'Анна' })))).toEqual([]);
});

test('paths that are not fields of the form are dropped', () => {
  expect(FORM.named(['consent', 'token', 'name'])).toEqual(['name', 'consent']);
});

test('a rule may depend on other fields and on what the page offers, and a path may have another name', () => {
  const gift = defineForm(
    {
      kind: isChosen,
      note: (text, { kind }, { longest }: { longest: number }) => kind !== 'card' || text.length <= longest,
    },
    { note: 'wrap.note' },
  );
  const values = { kind: 'card', note: 'С днём рождения' };
  expect(gift.wrong(values, { longest: 10 })).toEqual(['note']);
  expect(gift.wrong(values, { longest: 100 })).toEqual([]);
  expect(gift.wrong({ ...values, kind: 'box' }, { longest: 10 })).toEqual([]);
  expect(gift.named(['wrap.note', 'note'])).toEqual(['note']);
  expect(gift.named(['note'])).toEqual([]);
});

test('a field is wrong exactly when its own rule refuses its text', () => {
  fc.assert(
    fc.property(fc.record({ name: fc.string(), note: fc.string(), consent: fc.string() }), (fields) => {
      const values = FORM.read(formOf(fields));
      expect(FORM.wrong(values).includes('name')).toBe(fields.name.trim().length <= 1);
      expect(FORM.wrong(values).includes('consent')).toBe(fields.consent.trim() === '');
      expect(FORM.wrong(values)).not.toContain('note');
      expect(FORM.isValid(formOf(fields))).toBe(FORM.wrong(values).length === 0);
    }),
  );
});
