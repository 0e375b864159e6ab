import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readText, root } from '../repository.ts';
import { ASVS_NUMBERS } from './asvs-numbers.ts';

type Row = { number: string; how: string; tests: string[] };

/** `| 1.1.1 | what is required | how it is met | tests |` */
const ROW = /^\| (\d+\.\d+\.\d+) \|(.*)\|$/;
const OPEN = /^not (?:met|applicable): \S/;

const rows = rowsOf(readText('docs/security.md'));

function rowsOf(text: string): Row[] {
  return text.split('\n').flatMap((line) => {
    const [, number = '', rest = ''] = ROW.exec(line) ?? [];
    if (number === '') return [];
    const [, how = '', tests = ''] = rest.split('|').map((cell) => cell.trim());
    return [{ number, how, tests: Array.from(tests.matchAll(/`([^`]+)`/g), (match) => match[1] ?? '') }];
  });
}

/** What is wrong with a row; null when nothing is. */
function faultOf({ number, how, tests }: Row): string | null {
  if (how === '') return `${number} does not say how`;
  if (OPEN.test(how)) return null;
  const isTest = (path: string) => /\.(?:test|spec)\.tsx?$/.test(path) && existsSync(join(root, path));
  if (tests.length === 0) return `${number} names no test`;
  const lost = tests.filter((path) => !isTest(path));
  return lost.length === 0 ? null : `${number} names ${lost.join(', ')}`;
}

test('the standard has 253 requirements of levels 1 and 2', () => {
  expect(ASVS_NUMBERS).toHaveLength(253);
});

test('each requirement has one row, in the order of the standard', () => {
  expect(rows.map(({ number }) => number)).toEqual(ASVS_NUMBERS);
});

test('a row names a test that exists, or says why it has none', () => {
  expect(rows.map(faultOf).filter((fault) => fault !== null)).toEqual([]);
});

test('the document counts its rows', () => {
  const count = (word: string) => rows.filter(({ how }) => how.startsWith(word)).length;
  const open = count('not met');
  const outside = count('not applicable');
  expect(readText('docs/security.md')).toContain(
    `${rows.length - open - outside} are met, ${outside} are not applicable, ${open} are not met`,
  );
});

test('a row without a test, with a lost one or without a reason is found', () => {
  const faultsIn = (line: string) => rowsOf(line).map(faultOf);
  expect(faultsIn('| 1.1.1 | a | b | `tests/structure/security/asvs.test.ts` |')).toEqual([null]);
  expect(faultsIn('| 1.1.1 | a | not applicable: no XML | — |')).toEqual([null]);
  expect(faultsIn('| 1.1.1 | a | not met | — |')).toEqual(['1.1.1 names no test']);
  expect(faultsIn('| 1.1.1 | a | b | `docs/security.md` |')).toEqual(['1.1.1 names docs/security.md']);
  expect(faultsIn('| 1.1.1 | a |  | — |')).toEqual(['1.1.1 does not say how']);
});
