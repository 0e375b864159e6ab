import { expect, test } from 'vitest';
import { fileFault } from './file-faults.ts';

const LIMITS = { most: 2, bytes: 10 * 1024 * 1024 };
const file = (name: string, size = 5) => ({ name, size });

test.each([
  [[], null],
  [[file('a.jpg'), file('b')], null],
  [[file('a'), file('b'), file('c')], { kind: 'too-many-files', most: 2 }],
  [[file('a'), file('b.jpg', 0)], { kind: 'file-empty', name: 'b.jpg' }],
  [[file('a', LIMITS.bytes)], null],
  [[file('a', LIMITS.bytes + 1)], { kind: 'file-too-large', name: 'a', megabytes: 10 }],
])('%j', (files, fault) => {
  expect(fileFault(files, LIMITS)).toEqual(fault);
});
