import { expect, test } from 'vitest';
import { PHONE_HOURS } from '#app/shop/words/contacts.ts';
import { PHONE_FROM_TO } from './phone-hours.ts';

test('the hours in words and in figures are equal', () => {
  expect(PHONE_HOURS).toContain(`с\u00A0${PHONE_FROM_TO.from} до\u00A0${PHONE_FROM_TO.to} `);
});
