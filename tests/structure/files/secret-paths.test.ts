import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { maskedPath } from '@yahont/values/text/masked-path.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** Names of parameters that contain a link as good as a password. */
const SECRET = /[{:](?:link|token|secret)\b\}?/;

/** Paths of the storefront's routes, of the contracts, and of the API's raw routes. */
function pathsWithSecrets(): string[] {
  const routes = readFileSync(join(ROOT, 'apps/web/app/routes.ts'), 'utf8');
  const calls = ['packages/contracts/src', 'apps/api/src'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => readFileSync(join(ROOT, folder, name), 'utf8')),
  );
  const pages = [...routes.matchAll(/route\('([^']+)'/g)].map(([, path = '']) => `/${path}`);
  const called = calls.flatMap((text) => [...text.matchAll(/'(\/(?:office\/)?api\/[^']+)'/g)]);
  return [...pages, ...called.map(([, path = '']) => path)].filter((path) => SECRET.test(path));
}

test('no path that holds a link or a token shows it', () => {
  const paths = pathsWithSecrets();
  expect(paths.length).toBeGreaterThan(8);
  for (const path of paths) {
    const filled = path.replace(SECRET, 'q8Zk-secret_7');
    for (const given of [filled, `${filled}/`, filled.toUpperCase()])
      expect(maskedPath(given), path).not.toMatch(/secret/i);
  }
});

test('other paths are left as they are', () => {
  for (const path of [
    '/catalog/koltsa/',
    '/api/orders/7',
    '/showing/',
    '/draft',
    '/api/certificates/balance',
  ])
    expect(maskedPath(path)).toBe(path);
  expect(maskedPath('/showing/abc/visit.ics')).toBe('/showing/…/visit.ics');
});
