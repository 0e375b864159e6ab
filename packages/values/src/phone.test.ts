import { expect, test } from 'vitest';
import { formatPhone, maskPhone, normalisePhone } from './phone.ts';

test.each([
  '+79162041833',
  '89162041833',
  '79162041833',
  '9162041833',
  '+7 (916) 204-18-33',
  ' 8 916 204 18 33 ',
  '8(916)204‑18‑33',
])('%j is a mobile number', (text) => {
  expect(normalisePhone(text)).toBe('+79162041833');
});

test.each([
  '',
  '+7',
  '+74951234567',
  '84951234567',
  '+89162041833',
  '+7916204183',
  '891620418333',
  '8916204183a',
  '7+9162041833',
])('%j is not', (text) => {
  expect(normalisePhone(text)).toBeNull();
});

test('a number is shown in groups, anything else as it is', () => {
  expect(formatPhone('+79162041833')).toBe('+7 (916) 204-18-33');
  expect(formatPhone('112')).toBe('112');
});

test.each([
  ['', ''],
  ['+', ''],
  ['8', '+7'],
  ['9', '+7 (9'],
  ['8916', '+7 (916'],
  ['+7 (9162', '+7 (916) 2'],
  ['+7 (916) 2041', '+7 (916) 204-1'],
  ['89162041833', '+7 (916) 204-18-33'],
  ['+7 89162041833', '+7 (916) 204-18-33'],
  ['+7 (916) 204-18-334', '+7 (916) 204-18-33'],
])('typing or pasting %j shows %j', (typed, shown) => {
  expect(maskPhone(typed)).toBe(shown);
});

test('Backspace takes away one digit at a time down to nothing', () => {
  let value = '+7 (916) 204-18-33';
  let presses = 0;
  while (value !== '' && presses < 20) {
    value = maskPhone(value.slice(0, -1));
    presses += 1;
  }
  expect(presses).toBe(11);
});
