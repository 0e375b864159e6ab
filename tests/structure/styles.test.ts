import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles, readText } from './repository.ts';

const files = new Set(listFiles());
const components = [...files].filter((path) => path.startsWith('apps/web/app/') && path.endsWith('.tsx'));
const modules = [...files].filter((path) => path.endsWith('.module.css'));

test('every CSS module is imported by the component of its name, or by several when there is none', () => {
  const orphans = modules.filter((path) => {
    const twin = path.replace(/\.module\.css$/, '.tsx');
    if (files.has(twin)) return !readText(twin).includes(`'./${posix.basename(path)}'`);
    return importersOf(path).length < 2;
  });
  expect(orphans, 'product-card.module.css belongs to product-card.tsx').toEqual([]);
});

test('every CSS module puts its rules into a cascade layer', () => {
  const loose = modules.filter((path) => !/^\s*@layer\s+(ui|features|shell|routes)\b/m.test(readText(path)));
  expect(loose, 'wrap the rules in @layer ui, features, shell or routes').toEqual([]);
});

function importersOf(path: string): string[] {
  const fromApp = `#app/${path.split('/').slice(3).join('/')}`;
  return components.filter((component) => {
    const text = readText(component);
    const beside = posix.relative(posix.dirname(component), path);
    return (
      text.includes(`'${fromApp}'`) || text.includes(`'${beside.startsWith('.') ? beside : `./${beside}`}'`)
    );
  });
}
