import { expect, test } from 'vitest';
import { listFiles } from './repository.ts';

const HOMELESS = new Set(['utils', 'helpers', 'misc', 'common', 'shared', 'types']);
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const ours = listFiles().filter((path) => /^(apps|packages|tests|bench|scripts)\//.test(path));

test('no folder or source has a catch-all name', () => {
  const homeless = ours.filter((path) => segmentsOf(path).some((segment) => HOMELESS.has(segment)));
  expect(homeless, 'name the idea, not the drawer').toEqual([]);
});

test('sources and styles are named in kebab-case', () => {
  const odd = ours.filter((path) => {
    const [name = ''] = (path.split('/').at(-1) ?? '').split('.');
    return /\.(tsx?|mjs|css)$/.test(path) && !KEBAB.test(name);
  });
  expect(odd).toEqual([]);
});

function segmentsOf(path: string): string[] {
  return path.split('/').map((segment) => segment.replace(/\.(tsx?|mjs)$/, ''));
}
