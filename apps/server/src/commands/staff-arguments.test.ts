import { expect, test } from 'vitest';
import { readStaffArguments } from './staff-arguments.ts';

test('name, roles and stores are read, each role and store by itself', () => {
  const args = ['--name', ' Дарья Белова ', '--role', 'manager', '--role', 'editor', '--store', 'petrovka'];
  expect(readStaffArguments(args)).toEqual({
    name: 'Дарья Белова',
    roles: ['manager', 'editor'],
    storeCodes: ['petrovka'],
  });
});

test.each([
  ['no role', ['--name', 'Дарья']],
  ['no name', ['--role', 'head']],
  ['an unknown role', ['--name', 'Дарья', '--role', 'queen']],
  ['an unknown option', ['--name', 'Дарья', '--role', 'head', '--admin']],
])('%s makes nobody', (_what, args) => {
  expect(readStaffArguments(args)).toBeNull();
});
