import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles, root } from './repository.ts';

test('parts loaded on demand use lazyPart, which survives a lost chunk', () => {
  const files = listFiles().filter((path) => /^apps\/web\/app\/.*\.tsx?$/.test(path));
  expect(files.length).toBeGreaterThan(300);
  const plain = files.filter((path) =>
    /import\s*\{[^}]*\blazy\b[^}]*\}\s*from 'react'|\bReact\.lazy\b/.test(
      readFileSync(join(root, path), 'utf8'),
    ),
  );
  expect(plain).toEqual(['apps/web/app/ui/parts/lazy-part.ts']);
});
