import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles, readText } from './repository.ts';

const files = new Set(listFiles());
const sources = [...files].filter((path) => /^apps\/(?:web|office)\/app\/.*\.tsx?$/.test(path));
const modules = [...files].filter((path) => path.endsWith('.module.css'));
const imports = sources.flatMap(importsOf);

test('every CSS module is imported by the component of its name, or by several when there is none', () => {
  const orphans = modules.filter((path) => {
    const importers = imports.filter((one) => one.path === path).map(({ source }) => source);
    const twin = path.replace(/\.module\.css$/, '.tsx');
    return files.has(twin) ? !importers.includes(twin) : importers.length < 2;
  });
  expect(orphans, 'product-card.module.css belongs to product-card.tsx').toEqual([]);
});

test('every CSS module puts its rules into the cascade layer of its floor', () => {
  const floors =
    /^apps\/(?:web\/app\/(?:ui|shop|features|blocks|shell|routes)|office\/app\/(?:parts|blocks|frame|pages))(?=\/)/;
  const loose = modules.filter((path) => {
    const floor = floors.exec(path)?.[0].split('/').at(-1) ?? 'no floor';
    return !readText(path).startsWith(`@layer ${floor} {`);
  });
  expect(loose, 'wrap the rules of ui/… in @layer ui, of blocks/… in @layer blocks, and so on').toEqual([]);
});

test('the order of the layers is the order of the floors', () => {
  const [, order = ''] = /@layer ([^;{]+);/.exec(readText('apps/web/app/styles/layers.css')) ?? [];
  expect(order.split(', ')).toEqual([
    'reset',
    'tokens',
    'base',
    'ui',
    'shop',
    'features',
    'blocks',
    'shell',
    'routes',
  ]);
  const [, ofOffice = ''] = /@layer ([^;{]+);/.exec(readText('apps/office/app/styles/index.css')) ?? [];
  expect(ofOffice.split(', ')).toEqual(['reset', 'tokens', 'base', 'parts', 'blocks', 'frame', 'pages']);
});

test('every class of a CSS module is used, and every used class is defined', () => {
  const odd = modules.flatMap((path) => {
    const defined = definedIn(readText(path));
    const used = new Set(imports.filter((one) => one.path === path).flatMap(usedBy));
    return [
      ...[...defined].filter((name) => !used.has(name)).map((name) => `${path}: .${name} is not used`),
      ...[...used].filter((name) => !defined.has(name)).map((name) => `${path}: .${name} is not defined`),
    ];
  });
  expect(odd).toEqual([]);
});

test('a bare button is blocked by PressButton, because one that becomes `disabled` loses the focus', () => {
  const disabled = sources.filter((path) => /<button\b[^>]*\sdisabled=/.test(readText(path)));
  expect(disabled).toEqual(['apps/web/app/ui/buttons/press-button.tsx']);
});

test('a checkbox is disabled by OptionBox, because one that becomes `disabled` when it is unticked loses the focus', () => {
  const boxes = sources.filter((path) => /type="checkbox"[^/]*\sdisabled=/.test(readText(path)));
  // Whether a line can be returned is known before the form is shown.
  expect(boxes.toSorted()).toEqual([
    'apps/web/app/features/returns/asking/lines-part.tsx',
    'apps/web/app/ui/choices/option-box.tsx',
  ]);
});

type Import = { source: string; name: string; path: string };

function importsOf(source: string): Import[] {
  const found = readText(source).matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm);
  return [...found].map(([, name = '', from = '']) => ({ source, name, path: pathOf(from, source) }));
}

function pathOf(from: string, source: string): string {
  return from.startsWith('#app/')
    ? from.replace('#app/', `${source.split('/').slice(0, 2).join('/')}/app/`)
    : posix.join(posix.dirname(source), from);
}

/** Uses such as `styles.title`, but not a call with the same name: `text.split(' ')`. */
function usedBy({ source, name }: Import): string[] {
  const uses = readText(source).matchAll(new RegExp(String.raw`(?<![\w./-])${name}\.(\w+)(?![\w(])`, 'g'));
  return [...uses].map(([, className = '']) => className);
}

/** Classes in selectors, which precede a brace; classes in `:global` belong to other files. */
function definedIn(css: string): Set<string> {
  const rules = css.replaceAll(/\/\*[^]*?\*\/|:global\([^)]*\)/g, '');
  const selectors = [...rules.matchAll(/([^{};]+)\{/g)].map(([, before = '']) => before.trim());
  const classes = selectors
    .filter((selector) => !selector.startsWith('@'))
    .flatMap((selector) => [...selector.matchAll(/\.([a-zA-Z]\w*)/g)]);
  return new Set(classes.map(([, name = '']) => name));
}
