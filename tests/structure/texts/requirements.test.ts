import { expect, test } from 'vitest';
import { listFiles, readText } from '../repository.ts';

const DOCUMENT = 'docs/requirements.md';
/** `SPEC 5`, `SPEC 5.3`, `FACTS 13.5`, and further items of a list: `SPEC 2, 4`. */
const CITATION = /\b(SPEC|FACTS) (\d+(?:\.\d+)?(?:(?:, | and )\d+(?:\.\d+)?)*)/g;
/** A citation without a number cannot be looked up; `SPEC n` refers to any of them. */
const UNNUMBERED = /\b(SPEC|FACTS)\b(?! (?:\d|n\b))/g;
/** Files about the document itself. */
const ABOUT_IT = new Set([DOCUMENT, 'tests/structure/texts/requirements.test.ts']);

const requirements = readText(DOCUMENT);
const known = new Set([
  ...Array.from(requirements.matchAll(/^## ((?:SPEC|FACTS) \d+)\. /gm), (match) => match[1] ?? ''),
  ...Array.from(requirements.matchAll(/^- ((?:SPEC|FACTS) \d+\.\d+) /gm), (match) => match[1] ?? ''),
]);
const citing = listFiles().filter(
  (path) => /\.(tsx?|mjs|css|md)$/.test(path) && !ABOUT_IT.has(path) && !path.startsWith('node_modules/'),
);

test('every citation of a requirement resolves to a section or a line', () => {
  const lost = citing.flatMap((path) =>
    citationsIn(readText(path))
      .filter((citation) => !known.has(citation))
      .map((citation) => `${path} cites ${citation}`),
  );
  expect(lost).toEqual([]);
});

test('every citation has a number', () => {
  const vague = citing.flatMap((path) =>
    Array.from(
      commentsOf(path).matchAll(UNNUMBERED),
      (match) => `${path} cites ${match[0]} without a number`,
    ),
  );
  expect(vague).toEqual([]);
});

test('lines are numbered in order, each once', () => {
  const sections = requirements.split(/^## /m).slice(1);
  expect(sections).toHaveLength(9 + 15);
  for (const section of sections) {
    const [, name] = /^((?:SPEC|FACTS) \d+)\. /.exec(section) ?? [];
    const lines = Array.from(section.matchAll(/^- (\S+ \S+) /gm), ([, number]) => number);
    expect(lines).toEqual(lines.map((_line, index) => `${name}.${index + 1}`));
  }
});

test('a list of citations is read to its end', () => {
  expect(citationsIn('see SPEC 2, 4 and 5.3; FACTS 13.5')).toEqual([
    'SPEC 2',
    'SPEC 4',
    'SPEC 5.3',
    'FACTS 13.5',
  ]);
});

function citationsIn(text: string): string[] {
  return Array.from(text.matchAll(CITATION)).flatMap(([, of, list]) =>
    (list ?? '').split(/, | and /).map((number) => `${of} ${number}`),
  );
}

/**
 * The whole text of a document; of code, only lines with comments or test names, because constants may have
 * such names.
 */
function commentsOf(path: string): string {
  const text = readText(path);
  if (path.endsWith('.md')) return path.startsWith('docs/decisions/') ? '' : text;
  return text
    .split('\n')
    .filter((line) => /^\s*(\/\*|\*|\/\/)|\btest\(/.test(line))
    .join('\n');
}
