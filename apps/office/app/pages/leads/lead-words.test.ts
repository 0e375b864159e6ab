import { expect, test } from 'vitest';
import { kindText, termOf, typedPairs } from './lead-words.ts';

/** A Friday. */
const sentAt = '2026-11-20T12:00:00.000Z';
const lead = { kind: 'feedback', state: 'new', sentAt } as const;

test('a question is answered by the end of the next working day', () => {
  expect(termOf(lead, new Date('2026-11-21T12:00:00.000Z'))).toEqual({
    text: 'до\u00A023\u00A0ноября',
    tone: 'usual',
  });
  expect(termOf(lead, new Date('2026-11-23T12:00:00.000Z'))?.tone).toBe('warn');
  expect(termOf(lead, new Date('2026-11-24T12:00:00.000Z'))?.tone).toBe('late');
  expect(termOf({ ...lead, state: 'answered' }, new Date(sentAt))).toBeNull();
  expect(termOf({ ...lead, kind: 'subscription' }, new Date(sentAt))).toBeNull();
});

test('fields have the labels and the order of their form', () => {
  const fields = {
    floor: '1',
    address: 'Баумана, 14',
    place: 'street',
    name: 'Олег',
    message: 'Есть витрины',
    rate: '',
  };
  expect(typedPairs(fields)).toEqual([
    { name: 'Где помещение', value: 'Торговая улица' },
    { name: 'Адрес', value: 'Баумана, 14' },
    { name: 'Этаж', value: '1' },
  ]);
  expect(kindText('rent')).toBe('Помещение в аренду');
});
