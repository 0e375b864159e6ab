import { expect, test } from 'vitest';
import { greetingLength } from './greeting-length.ts';

test.each([
  ['', 'short'],
  ['Маша, выбери сама — я видел, как ты смотрела на ту витрину.', 'short'],
  ['С днём\nрождения,\nдорогая\nКсения!', 'short'],
  ['а\n'.repeat(7), 'long'],
  ['тепло '.repeat(33), 'long'],
  ['Щ'.repeat(100), 'long'],
  ['Щ'.repeat(200), 'longest'],
])('%j is %s', (greeting, length) => {
  expect(greetingLength(greeting)).toBe(length);
});
