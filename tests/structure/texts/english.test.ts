import { expect, test } from 'vitest';
import { findAll, findingsIn } from './english.ts';

test('comments use plain words', () => {
  const findings = findAll().map(
    ({ path, line, word, instead }) => `${path}:${line} «${word}»: write ${instead}`,
  );
  expect(findings).toEqual([]);
});

test('an avoided word is found in each kind of comment, and only there', () => {
  const source = [
    '// whoever asks',
    '/** Read anew. */',
    "const told = 'he stands';",
    'export const view = <p>{/* his name */}</p>;',
  ].join('\n');
  expect(findingsIn('x.tsx', source).map(({ line, word }) => `${line} ${word}`)).toEqual([
    '1 whoever',
    '2 anew',
    '4 his',
  ]);
});
