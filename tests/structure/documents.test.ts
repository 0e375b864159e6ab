import { existsSync, globSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles, readText, root } from './repository.ts';

const CITED = /`((?:apps|packages|tests|docs|scripts|bench|\.ci)\/[^\s`]+)`/g;
const LINKED = /\]\((?![a-z]+:|#|\/)([^)\s#]+)(?:#[^)]*)?\)/g;
// `domains/<x>/`, `{name}`, `NNNN-title.md`: a pattern for readers, not a path.
const PATTERN = /[<>{}…]|NNNN/;
const MADE_LATER = /(^|\/)(build|node_modules|test-results)(\/|$)/;

const documents = listFiles().filter((path) =>
  /^[^/]+\.md$|^docs\/.*\.md$|^(apps|packages)\/.*\.md$/.test(path),
);

test('every path that a document cites exists', () => {
  const lost = documents.flatMap((document) =>
    Array.from(readText(document).matchAll(CITED), (match) => (match[1] ?? '').replace(/:\d+$/, ''))
      .filter((path) => !PATTERN.test(path) && !MADE_LATER.test(path) && !isThere(path))
      .map((path) => `${document} cites ${path}`),
  );
  expect(lost).toEqual([]);
});

test('every link between documents and to pictures resolves', () => {
  const lost = documents.flatMap((document) =>
    Array.from(readText(document).matchAll(LINKED), (match) => decodeURI(match[1] ?? ''))
      .filter((link) => !isThere(posix.join(posix.dirname(document), link)))
      .map((link) => `${document} links to ${link}`),
  );
  expect(lost).toEqual([]);
});

test('a missing path is detected', () => {
  expect(isThere('tests/structure/documents.test.ts')).toBe(true);
  expect(isThere('tests/structure/*.test.ts')).toBe(true);
  expect(isThere('tests/structure/nothing.ts')).toBe(false);
});

function isThere(path: string): boolean {
  if (path.includes('*')) return globSync(path, { cwd: root }).length > 0;
  return existsSync(join(root, path));
}
