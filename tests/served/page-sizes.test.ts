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
 * Limits in Brotli bytes of what a page loads before anything is pressed or scrolled: a kilobyte or two above today's
 * sizes. Parts that come when they are near, or when the browser is idle, are not counted: of the home page 6 KB.
 */
const LIMITS = [
  { route: 'routes/home/home', scripts: 123_800, styles: 16_500 },
  { route: 'routes/catalogue/catalogue', scripts: 211_000, styles: 41_000 },
  { route: 'routes/search/search', scripts: 168_500, styles: 30_500 },
  { route: 'routes/stones/stone-list', scripts: 177_500, styles: 30_500 },
  { route: 'routes/stone/stone', scripts: 204_500, styles: 33_500 },
  { route: 'routes/stone/selection', scripts: 190_000, styles: 31_500 },
  { route: 'routes/cart/cart', scripts: 206_000, styles: 32_500 },
  { route: 'routes/personal/orders/order-make', scripts: 223_500, styles: 36_000 },
  { route: 'routes/personal/orders/order', scripts: 190_000, styles: 31_500 },
  { route: 'routes/cart/pay', scripts: 170_500, styles: 21_500 },
  { route: 'routes/certificates/certificates', scripts: 185_000, styles: 32_000 },
  { route: 'routes/stores/stores', scripts: 163_000, styles: 27_000 },
  // Its lists are made of forms: their fields are a quarter of it.
  { route: 'routes/favourites/favourites', scripts: 184_500, styles: 28_500 },
];

test.each(LIMITS)('$route loads at most $scripts bytes of scripts and $styles of styles', (limits) => {
  const { scripts, styles } = sizesOf(limits.route);
  expect.soft(scripts, 'scripts').toBeLessThanOrEqual(limits.scripts);
  expect.soft(styles, 'styles').toBeLessThanOrEqual(limits.styles);
});

/** Limits of all pages together, so that a change of the chunks shows what it costs the others. */
test('a page loads on average at most 163 KB of scripts and 23.5 KB of styles', () => {
  const parents = new Set(Object.values(manifest.routes).map(({ parentId }) => parentId));
  const pages = Object.keys(manifest.routes).filter((id) => !parents.has(id));
  const average = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  const sizes = pages.map(sizesOf);
  expect(pages.length).toBeGreaterThan(100);
  expect.soft(average(sizes.map(({ scripts }) => scripts))).toBeLessThanOrEqual(163_000);
  expect.soft(average(sizes.map(({ styles }) => styles))).toBeLessThanOrEqual(23_500);
});

function sizesOf(route: string): { scripts: number; styles: number } {
  const { entry, routes, url } = manifest;
  const scripts = new Set([url, entry.module, ...entry.imports]);
  const styles = new Set(entry.css);
  for (let id: string | undefined = route; id !== undefined; id = routes[id]?.parentId) {
    const part = routes[id];
    if (part === undefined) throw new Error(`there is no route ${id}`);
    for (const file of [part.module, ...part.imports]) scripts.add(file);
    for (const file of part.css) styles.add(file);
  }
  return { scripts: sum(scripts), styles: sum(styles) };
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
