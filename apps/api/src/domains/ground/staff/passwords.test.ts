import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './passwords.ts';

const PASSWORD = 'тихий кофе у моста';

test('a hash names its cost, has a salt of its own and fits its password alone', async () => {
  const [first, second] = await Promise.all([hashPassword(PASSWORD), hashPassword(PASSWORD)]);
  expect(first).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  expect(second).not.toBe(first);
  expect(await isPassword(PASSWORD, first)).toBe(true);
  expect(await isPassword(`${PASSWORD} `, first)).toBe(false);
});

test('the same letters in another form of Unicode are the same password', async () => {
  const stored = await hashPassword('йод и ёлка вдвоём'.normalize('NFC'));
  expect(await isPassword('йод и ёлка вдвоём'.normalize('NFD'), stored)).toBe(true);
});

test('a hash of another cost is still compared', async () => {
  const cheap = 'scrypt$10$8$1$AAAAAAAAAAAAAAAAAAAAAA$';
  expect(await isPassword(PASSWORD, `${cheap}${'A'.repeat(43)}`)).toBe(false);
});

test.each([null, '', 'x', 'md5$x', 'scrypt$15$8$3$AAAA$short'])('%j fits nothing', async (stored) => {
  expect(await isPassword(PASSWORD, stored)).toBe(false);
});

test('many at once are all answered', async () => {
  const stored = await hashPassword(PASSWORD);
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, n) => isPassword(n === 4 ? PASSWORD : 'x', stored)),
  );
  expect(answers.filter(Boolean)).toHaveLength(1);
});
