import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { z } from 'zod';

const CLIENT = join(import.meta.dirname, '../../apps/web/build/client');

const files = z.array(z.string()).default([]);
const Manifest = z.looseObject({
  url: z.string(),
  entry: z.looseObject({ module: z.string(), imports: files, css: files }),
  routes: z.record(
    z.string(),
    z.looseObject({ parentId: z.string().optional(), module: z.string(), imports: files, css: files }),
  ),
});
const manifest = readManifest();

/**
 * Limits in Brotli bytes of what a page loads before anything is pressed or scrolled: a few hundred bytes above today's
 * sizes. Parts that come when they are near, or when the browser is idle, are not counted: of the home page 8 KB.
 */
const LIMITS = [
  { route: 'routes/home/home', scripts: 105_900, styles: 16_500 },
  { route: 'routes/catalogue/catalogue:section', scripts: 121_300, styles: 20_300 },
  { route: 'routes/catalogue/catalogue:product', scripts: 140_500, styles: 24_900 },
  { route: 'routes/search/search', scripts: 126_900, styles: 21_800 },
  { route: 'routes/stones/stone-list', scripts: 132_800, styles: 21_600 },
  { route: 'routes/stone/stone', scripts: 149_800, styles: 23_500 },
  { route: 'routes/stone/selection', scripts: 158_800, styles: 30_000 },
  { route: 'routes/cart/cart', scripts: 138_900, styles: 21_000 },
  { route: 'routes/personal/orders/order-make', scripts: 162_800, styles: 22_200 },
  { route: 'routes/personal/orders/order', scripts: 145_200, styles: 22_200 },
  { route: 'routes/cart/pay', scripts: 138_400, styles: 20_600 },
  { route: 'routes/certificates/certificates', scripts: 135_800, styles: 27_000 },
  { route: 'routes/stores/stores', scripts: 117_900, styles: 18_500 },
  { route: 'routes/guide/guide', scripts: 120_800, styles: 21_900 },
  // Its lists are made of forms.
  { route: 'routes/favourites/favourites', scripts: 124_700, styles: 18_600 },
];

test.each(LIMITS)('$route loads at most $scripts bytes of scripts and $styles of styles', (limits) => {
  const { scripts, styles } = sizesOf(limits.route);
  expect.soft(scripts, 'scripts').toBeLessThanOrEqual(limits.scripts);
  expect.soft(styles, 'styles').toBeLessThanOrEqual(limits.styles);
});

/** Limits of all pages together, so that a change of the chunks shows what it costs the others. */
test('a page loads on average at most 124 KB of scripts and 19 KB of styles', () => {
  const parents = new Set(Object.values(manifest.routes).map(({ parentId }) => parentId));
  const pages = Object.keys(manifest.routes).filter((id) => !parents.has(id) && !hasKinds(id));
  const average = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  const sizes = pages.map(sizesOf);
  expect(pages.length).toBeGreaterThan(100);
  expect.soft(average(sizes.map(({ scripts }) => scripts))).toBeLessThanOrEqual(124_000);
  expect.soft(average(sizes.map(({ styles }) => styles))).toBeLessThanOrEqual(19_000);
});

function sizesOf(route: string): { scripts: number; styles: number } {
  const { entry, routes, url } = manifest;
  const scripts = new Set([url, entry.module, ...entry.imports]);
  const styles = new Set(entry.css);
  for (const id of routesOf(route)) {
    const part = routes[id];
    if (part === undefined) throw new Error(`there is no route ${id}`);
    for (const file of [part.module, ...part.imports]) scripts.add(file);
    for (const file of part.css) styles.add(file);
  }
  return { scripts: sum(scripts), styles: sum(styles) };
}

/** Nobody loads such a route without one of its kinds. */
function hasKinds(route: string): boolean {
  return Object.keys(manifest.routes).some((id) => id.startsWith(`${route}:`));
}

/** The route, its parents, and for a kind of page (`routes.ts`) the route that shows it. */
function routesOf(route: string): string[] {
  const { parentId } = manifest.routes[route] ?? {};
  const [shows] = /^.*(?=:\w+$)/.exec(route) ?? [];
  return [
    route,
    ...(shows !== undefined && shows in manifest.routes ? [shows] : []),
    ...(parentId === undefined ? [] : routesOf(parentId)),
  ];
}

const sizes = new Map<string, number>();

function sum(addresses: ReadonlySet<string>): number {
  let total = 0;
  for (const address of addresses) {
    const path = address.replace(/#.*$/, '');
    const size = sizes.get(path) ?? brotliCompressSync(readFileSync(join(CLIENT, path))).length;
    sizes.set(path, size);
    total += size;
  }
  return total;
}

function readManifest(): z.infer<typeof Manifest> {
  const folder = join(CLIENT, 'assets');
  const [name] = readdirSync(folder).filter((file) => /^manifest-\w+\.js$/.test(file));
  const window: Record<string, unknown> = {};
  runInNewContext(readFileSync(join(folder, name ?? ''), 'utf8'), { window });
  return Manifest.parse(window['__reactRouterManifest']);
}
