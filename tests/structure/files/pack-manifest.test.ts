import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { pack } from '../../../apps/web/pack-manifest.ts';

const LIST = {
  entry: { module: '/assets/entry-1.js', imports: ['/assets/shop-1.js'], css: ['/assets/shop-1.css'] },
  url: '/assets/manifest-1.js',
  version: '1',
  routes: {
    root: {
      id: 'root',
      path: '',
      hasLoader: true,
      hasAction: false,
      module: '/assets/root-1.js',
      imports: ['/assets/shop-1.js'],
      css: ['/assets/shop-1.css'],
    },
    layout: { id: 'layout', parentId: 'root', module: '/assets/layout-1.js', imports: [], css: [] },
    home: {
      id: 'home',
      parentId: 'layout',
      index: true,
      module: '/assets/home-1.js',
      imports: ['/assets/shop-1.js', '/assets/stones-1.js', '/assets/cards-1.js'],
      css: ['/assets/home-1.css#'],
    },
  },
};

test('a page makes the packed list again, without what it has loaded already and what is false', () => {
  const window: Record<string, unknown> = {};
  runInNewContext(pack(textOf(LIST)), { window });
  const { root, layout, home } = LIST.routes;
  expect(JSON.parse(JSON.stringify(window['__reactRouterManifest']))).toEqual({
    ...LIST,
    routes: {
      root: { id: 'root', path: '', hasLoader: true, module: root.module, imports: [], css: [] },
      layout,
      home: { ...home, imports: ['/assets/stones-1.js', '/assets/cards-1.js'] },
    },
  });
});

const withStyles = (css: Readonly<Record<string, readonly string[]>>) => ({
  ...LIST,
  routes: Object.fromEntries(
    Object.entries(css).map(([id, styles]) => [
      id,
      {
        id,
        module: `/assets/${id}-1a2b3c4.js`,
        imports: ['/assets/stones-1a2b3c4.js', '/assets/cards.module-1a2b3c4.js'],
        css: styles.map((name) => `/assets/${name}`),
      },
    ]),
  ),
});

test('styles that always come with a script are named once, in whatever order a route has them', () => {
  const window: Record<string, unknown> = {};
  const [stones, cards] = ['stones-1a2b3.css#', 'cards-1a2b3.css'];
  const list = withStyles({ one: ['one-1a2b3.css', stones, cards], two: [stones, cards] });
  const packed = pack(textOf(list));
  expect(packed.match(/cards-1a2b3\.css/g)).toHaveLength(1);
  const turned = pack(textOf(withStyles({ one: [stones, cards], two: [cards, stones] })));
  for (const [text, { routes }] of [
    [packed, list],
    [turned, withStyles({ one: [stones, cards], two: [cards, stones] })],
  ] as const) {
    runInNewContext(text, { window });
    expect(JSON.parse(JSON.stringify(window['__reactRouterManifest']))).toMatchObject({ routes });
  }
});

test('what a row cannot hold stops the build', () => {
  const { root } = LIST.routes;
  const withMore = { ...LIST, routes: { root: { ...root, hasClientLoader: true } } };
  expect(() => pack(textOf(withMore))).toThrow('hasClientLoader');
  const withLine = { ...LIST, routes: { root: { ...root, path: 'a|b' } } };
  expect(() => pack(textOf(withLine))).toThrow('not the same when unpacked');
});

function textOf(list: object): string {
  return `window.__reactRouterManifest=${JSON.stringify(list)};`;
}
