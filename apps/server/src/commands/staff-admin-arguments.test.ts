import { expect, test } from 'vitest';
import { readAdminArguments } from './staff-admin-arguments.ts';

test('name and address are read, and force is a wish of its own', () => {
  const args = ['--name', ' Анна Белова ', '--email', 'anna@yahont.example'];
  const wish = { name: 'Анна Белова', email: 'anna@yahont.example', isForced: false };
  expect(readAdminArguments(args)).toEqual(wish);
  expect(readAdminArguments([...args, '--force'])).toEqual({ ...wish, isForced: true });
});

test.each([
  ['no name', ['--email', 'anna@yahont.example']],
  ['no address', ['--name', 'Анна']],
  ['a broken address', ['--name', 'Анна', '--email', 'anna']],
  ['an unknown option', ['--name', 'Анна', '--email', 'anna@yahont.example', '--role', 'head']],
])('%s makes nobody', (_what, args) => {
  expect(readAdminArguments(args)).toBeNull();
});
