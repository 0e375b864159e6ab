import { expect, test } from 'vitest';
import { NBSP } from '@yahont/values/digits.ts';
import { fallBackOf } from './how-code-comes.ts';

const CALL = 'Если СМС не дойдёт, позвоним: код — последние четыре цифры номера.';

test.each([
  ['sms', ['sms'], ''],
  ['sms', ['sms', 'call'], CALL],
  ['sms', ['sms', 'mail'], 'Если СМС не дойдёт, пришлём письмо на подтверждённую почту.'],
  ['sms', ['sms', 'call', 'mail'], `${CALL} Не выйдет и так — пришлём письмо на подтверждённую почту.`],
  ['call', ['call', 'sms'], 'Если звонок не пройдёт, придёт СМС.'],
  ['mail', ['mail', 'sms'], 'Если её нет, придёт СМС.'],
] as const)('a code by %s of %j', (way, ways, text) => {
  expect(fallBackOf({ way, ways }).replaceAll(NBSP, ' ')).toBe(text);
});
