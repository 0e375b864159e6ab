import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPhone, isPhoneOrEmpty, maskPhone, normalisePhone, phoneHref } from './phone.ts';

test.each([
  '+79162041833',
  '89162041833',
  '79162041833',
  '9162041833',
  '+7 (916) 204-18-33',
  ' 8 916 204 18 33 ',
  '8(916)204‑18‑33',
  '\u202A+7 916 204\u201118\u201133\u202C',
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
])('%j is not a mobile number', (text) => {
  expect(normalisePhone(text)).toBeNull();
});

test('a number is shown in groups, any other text unchanged', () => {
  expect(formatPhone('+79162041833')).toBe('+7 (916) 204-18-33');
  expect(formatPhone('112')).toBe('112');
});

test.each([
  ['', ''],
  ['+', '+'],
  ['8', '+7'],
  ['9', '+7 (9'],
  ['8916', '+7 (916'],
  ['+7 (9162', '+7 (916) 2'],
  ['+7 (916) 2041', '+7 (916) 204-1'],
  ['89162041833', '+7 (916) 204-18-33'],
  ['+7 89162041833', '+7 (916) 204-18-33'],
  ['+7 (916) 204-18-334', '+7 (916) 204-18-33'],
  ['8 900 123 45 67', '+7 (900) 123-45-67'],
  ['+79001234567', '+7 (900) 123-45-67'],
  ['9+7 (16', '+7 (916'],
  ['8+7 (916', '+7 (916'],
  ['+7 (78) 204-18-33', '+7 (782) 041-83-3'],
])('typing or pasting %j shows %j', (typed, shown) => {
  expect(maskPhone(typed)).toBe(shown);
});

test.each([
  '+998 90 123-45-67',
  '+992 93 123 45 67',
  '+995 555 12-34-56',
  '+996700123456',
  '+375 29 123-45-67',
  '+86 138 0013 8000',
  '+1 916 204 18 33',
  '998901234567',
  '8 810 998 90 123 45 67',
  '891620418334',
  '+7+998901234567',
  '+7 (916+998901234567',
])('%j is not turned into a Russian number, and no field accepts it', (typed) => {
  expect(maskPhone(typed)).toBe(typed);
  expect(isPhoneOrEmpty(maskPhone(typed))).toBe(false);
});

test('a foreign number stays foreign while it is typed and deleted', () => {
  const whole = '+998901234567';
  let value = '';
  for (const sign of whole) value = maskPhone(value + sign);
  expect(value).toBe(whole);
  while (value.length > 1) {
    value = maskPhone(value.slice(0, -1), true);
    expect(whole.startsWith(value)).toBe(true);
  }
  expect(value).toBe('');
});

test.each([
  ['+', ''],
  ['+ (916) 204-18-33', '+7 (916) 204-18-33'],
])('a deletion that leaves %j shows %j', (left, shown) => {
  expect(maskPhone(left, true)).toBe(shown);
});

test('Backspace removes one digit at a time down to an empty field', () => {
  let value = '+7 (916) 204-18-33';
  let presses = 0;
  while (value !== '' && presses < 20) {
    value = maskPhone(value.slice(0, -1), true);
    presses += 1;
  }
  expect(presses).toBe(11);
});

test('an empty callback phone is valid, an incomplete one is not', () => {
  expect(['', ' ', '+7 (900) 123-45-67'].every(isPhoneOrEmpty)).toBe(true);
  expect(['+7', '+7 (900) 123-45-6', '+7 (495) 123-45-67'].some(isPhoneOrEmpty)).toBe(false);
});

const local = fc.stringMatching(/^9\d{9}$/);

test('in every spelling of a number, the mask formats it and the rule accepts it', () => {
  const prefix = fc.constantFrom('', '8', '7', '+7');
  const gap = fc.constantFrom('', ' ', '-', '\u00A0');
  fc.assert(
    fc.property(local, prefix, gap, (digits, before, between) => {
      const written = before + between + Array.from(digits).join(between);
      expect(maskPhone(written)).toBe(formatPhone(`+7${digits}`));
      expect(normalisePhone(maskPhone(written))).toBe(`+7${digits}`);
    }),
  );
});

test('the mask does not change its own output', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...Array.from('0123456789+-() ab')) }), (typed) => {
      const shown = maskPhone(typed);
      expect(maskPhone(shown)).toBe(shown);
      const isMasked = /^(?:\+7?|\+7 \(\d{1,3}(?:\) \d{1,3}(?:-\d{1,2}){0,2})?)?$/.test(shown);
      expect(isMasked || (shown === typed && normalisePhone(shown) === null)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['8 800 700-12-24', 'tel:+78007001224'],
  ['+7 (495) 120-44-01', 'tel:+74951204401'],
])('the link of %s is %s', (phone, href) => {
  expect(phoneHref(phone)).toBe(href);
});
