import { describe, expect, test } from 'vitest';
import {
  formatCountryPhone,
  maskCountryPhone,
  normaliseCountryPhone,
  PARTNER_COUNTRIES,
} from './country-phone.ts';

const EXAMPLES = {
  by: ['+375291234567', '8029 123-45-67', '+375 (29) 123-45-67'],
  kz: ['+77011234567', '8 701 123 45 67', '+7 (701) 123-45-67'],
  am: ['+37491123456', '091 12-34-56', '+374 (91) 12-34-56'],
  kg: ['+996555123456', '0555 123456', '+996 (555) 12-34-56'],
  uz: ['+998901234567', '90 123 45 67', '+998 (90) 123-45-67'],
} as const;

describe.each(PARTNER_COUNTRIES)('%s', (country) => {
  const [phone, local, shown] = EXAMPLES[country];

  test('a number is understood with the dialling code and as it is dialled at home', () => {
    for (const text of [phone, local, shown, phone.slice(1)])
      expect(normaliseCountryPhone(country, text), text).toBe(phone);
    expect(formatCountryPhone(country, phone)).toBe(shown);
  });

  test('numbers of other countries and of no mobile network are refused', () => {
    for (const text of ['', '+79161234567', `${phone}1`, phone.slice(0, -1), `+${phone}`, 'телефон'])
      expect(normaliseCountryPhone(country, text), text).toBeNull();
  });

  test('the format grows with each digit and is the same for typed and pasted numbers', () => {
    expect(maskCountryPhone(country, phone)).toBe(shown);
    expect(maskCountryPhone(country, shown)).toBe(shown);
    expect(maskCountryPhone(country, shown.slice(0, -1), true)).toBe(shown.slice(0, -1));
    expect(maskCountryPhone(country, '')).toBe('');
    expect(maskCountryPhone(country, '+1 212 555')).toBe('+1 212 555');
  });
});
