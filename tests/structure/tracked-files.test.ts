import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles, readText, root } from './repository.ts';

const TEXT = /\.(tsx?|mjs|cjs|js|json|md|css|html|sql|ya?ml|sh|txt|svg|xml|toml)$|(^|\/)(\.[a-z]+|run)$/;
const LARGEST = 4_000_000;
// Split into parts; otherwise this file would fail its own test.
const MACHINE_FOLDERS = ['work', 'root', 'tmp', 'home', 'Users'].join('|');
const MACHINE_PATH = new RegExp(`(^|[\\s"'\`(=:])/(${MACHINE_FOLDERS})/[\\w.-]`, 'm');
const REGISTRY = new RegExp(
  ['registry\\.[\\w-]+\\.\\w+', 'verda' + 'ccio', 'arti' + 'factory', '"resolved": "ht' + 'tp'].join('|'),
);

const texts = listFiles()
  .filter((path) => TEXT.test(path) && statSync(join(root, path)).size < LARGEST)
  .map((path) => ({ path, text: readText(path) }));

test('no file contains paths of a developer’s machine', () => {
  expect(texts.filter(({ text }) => MACHINE_PATH.test(text)).map(({ path }) => path)).toEqual([]);
});

test('no file names a package registry', () => {
  expect(texts.filter(({ text }) => REGISTRY.test(text)).map(({ path }) => path)).toEqual([]);
});

test('no file contains a private key', () => {
  const key = new RegExp('-----BEGIN [A-Z ]*PRIVATE' + ' KEY-----');
  expect(texts.filter(({ text }) => key.test(text)).map(({ path }) => path)).toEqual([]);
});

test('every suppression gives its reason, after two hyphens or in a comment above', () => {
  const suppression = new RegExp(
    '(oxlint|eslint|stylelint)' + '-disable|@ts-' + '(ignore|nocheck|expect-error)',
  );
  const silent = texts
    .filter(({ path }) => /\.(tsx?|mjs|css)$/.test(path))
    .flatMap(({ path, text }) => {
      const lines = text.split('\n');
      return lines.flatMap((line, index) => {
        if (!suppression.test(line)) return [];
        const isExplained = /\s--\s\S/.test(line) || /^\s*(\/\/|\/\*|\*)/.test(lines[index - 1] ?? '');
        return isExplained ? [] : [`${path}:${index + 1}`];
      });
    });
  expect(silent).toEqual([]);
});

test('CI can run its entry', () => {
  const { mode } = statSync(join(root, '.ci/run'));
  expect(mode & 0o111).not.toBe(0);
});
