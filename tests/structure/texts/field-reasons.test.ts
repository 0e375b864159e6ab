import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isTest, listFiles, root } from '../repository.ts';

const FIELD = /<(?:SuggestField|TextAreaField|SelectField|Field)\b[^]*?(?:\/>|\n\s*>\n)/g;

/**
 * Fields of a source that have their own rule, but neither a help text nor a reason to show after a refusal.
 */
function unexplained(source: string): string[] {
  return (source.match(FIELD) ?? [])
    .filter(
      (field) =>
        field.includes('isValid=') && !/\b(?:reason|help)=|\{\.\.\.(?:rest|text|common)\}/.test(field),
    )
    .map((field) => /\blabel=\S+/.exec(field)?.[0] ?? field);
}

test('a field that can be refused says what to enter', () => {
  const files = listFiles().filter(
    (path) => path.startsWith('apps/web/app/') && path.endsWith('.tsx') && !isTest(path),
  );
  const found = files.flatMap((path) =>
    unexplained(readFileSync(join(root, path), 'utf8')).map((label) => `${path}: ${label}`),
  );
  expect(found).toEqual([]);
});

test('a field without a reason would be noticed', () => {
  expect(unexplained('<Field label="Код" isValid={isCode} />')).toEqual(['label="Код"']);
  expect(unexplained('<Field label="Код" isValid={isCode} reason="Впишите код" />')).toEqual([]);
});
