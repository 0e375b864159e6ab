import { expect, test } from 'vitest';
import { readBackupArguments } from './backup-arguments.ts';
import { readRestoreArguments } from './restore-arguments.ts';

test.each([
  [['a.backup'], { verb: 'make', file: 'a.backup', key: null }],
  [['a.backup', '--key', 'k'], { verb: 'make', file: 'a.backup', key: 'k' }],
  [['--check', 'a.backup', '--key', 'k'], { verb: 'check', file: 'a.backup', key: 'k' }],
  [['--compare', 'a.backup'], { verb: 'compare', file: 'a.backup', key: null }],
  [['--make-key', 'k'], { verb: 'make-key', file: 'k' }],
])('%j asks for one thing', (args, wish) => {
  expect(readBackupArguments(args)).toEqual(wish);
});

test.each([
  [[]],
  [['']],
  [['a', 'b']],
  [['a', '--check', 'b']],
  [['--make-key', 'k', '--key', 'k']],
  [['a', '--key', '']],
  [['a', '--key']],
  [['a', '--unknown']],
])('%j is not understood', (args) => {
  expect(readBackupArguments(args)).toBeNull();
});

test('a restore takes one archive, and replaces data only when asked', () => {
  expect(readRestoreArguments(['a'])).toEqual({ file: 'a', key: null, isReplacing: false });
  expect(readRestoreArguments(['a', '--key', 'k', '--replace'])).toEqual({
    file: 'a',
    key: 'k',
    isReplacing: true,
  });
  for (const args of [[], ['a', 'b'], ['a', '--key', ''], ['a', '--check', 'b']])
    expect(readRestoreArguments(args)).toBeNull();
});
