import { isDeepStrictEqual } from 'node:util';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { minifySync } from 'vite';
import { z } from 'zod';

const FOLDER = '/assets/';
const BEGINNING = 'window.__reactRouterManifest=';

/** Boolean fields of a route; each is a bit of the number in its row. */
const TRAITS = ['index', 'hasLoader', 'hasAction', 'hasDefaultExport', 'hasErrorBoundary'] as const;

const trait = z.literal(true).optional();
const names = z.array(z.string());

/** An unknown field stops the build, because rows have no column for it. */
const Route = z.strictObject({
  id: z.string(),
  parentId: z.string().optional(),
  path: z.string().optional(),
  module: z.string(),
  imports: names,
  css: names,
  index: trait,
  hasLoader: trait,
  hasAction: trait,
  hasDefaultExport: trait,
  hasErrorBoundary: trait,
} satisfies Record<(typeof TRAITS)[number], unknown> & Record<string, unknown>);
type Route = z.infer<typeof Route>;

const RouteList = z.looseObject({
  entry: z.looseObject({ imports: names, css: names.default([]) }),
  routes: z.record(z.string(), z.record(z.string(), z.unknown())),
});

/** Marks a route without a path; real paths are longer. */
const NO_PATH = '-';

/**
 * Rebuilds the list from its rows. Every page runs this function, so it may not use anything outside itself.
 */
function unpack(
  list: object,
  { rows, traits, folder, noPath }: { rows: string; traits: string; folder: string; noPath: string },
): object {
  const ids: string[] = [];
  const script = (name: string) => `${folder}${name}.js`;
  const all = (names: string, toAddress: (name: string) => string) =>
    names === '' ? [] : names.split(' ').map(toAddress);
  const routes = rows.split('\n').map((row) => {
    const [id = '', parent = '', path, bits, module = '', imports = '', css = ''] = row.split('|');
    ids.push(id);
    const route: Record<string, unknown> = {
      id,
      module: script(module),
      imports: all(imports, script),
      css: all(css, (name) => folder + name),
    };
    if (parent !== '') route['parentId'] = ids[Number(parent)];
    if (path !== noPath) route['path'] = path;
    for (const [bit, name] of traits.split(' ').entries()) if ((Number(bits) >> bit) & 1) route[name] = true;
    return [id, route] as const;
  });
  return { ...list, routes: Object.fromEntries(routes) };
}

/**
 * Writes the route list, which every page contains, as rows without redundancy: chunks that every page has
 * already loaded, false values, and the names of fields and folders that repeat ninety times. The server has
 * its own list.
 * @throws when the list has something that a row cannot represent
 */
export async function packManifest(assets: string): Promise<void> {
  const files = (await readdir(assets)).filter((name) => /^manifest-\w+\.js$/.test(name));
  for (const name of files) {
    const file = join(assets, name);
    await writeFile(file, pack(await readFile(file, 'utf8')));
  }
}

/** @param text content of the file that the framework's build wrote */
export function pack(text: string): string {
  if (!text.startsWith(BEGINNING)) throw new Error('this is no list of routes');
  const whole: unknown = JSON.parse(text.slice(BEGINNING.length).replace(/;\s*$/, ''));
  const { routes: all, ...list } = RouteList.parse(whole);
  const has = new Set([...list.entry.imports, ...list.entry.css]);
  const routes = Object.fromEntries(Object.entries(all).map(([id, route]) => [id, slim(route, has)]));
  const parts = { rows: rowsOf(routes), traits: TRAITS.join(' '), folder: FOLDER, noPath: NO_PATH };
  const program = `${BEGINNING}(${unpack.toString()})(${JSON.stringify(list)},${JSON.stringify(parts)});`;
  const { code: packed } = minifySync('manifest.js', program);
  const window: Record<string, unknown> = {};
  runInNewContext(packed, { window });
  const unpacked: unknown = JSON.parse(JSON.stringify(window['__reactRouterManifest']));
  if (!isDeepStrictEqual(unpacked, JSON.parse(JSON.stringify({ ...list, routes }))))
    throw new Error('the list of routes is not the same when unpacked');
  return packed;
}

function slim(route: Record<string, unknown>, has: ReadonlySet<string>): Route {
  const { imports, css, ...kept } = Route.parse(
    Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false)),
  );
  const without = (some: readonly string[]) => some.filter((name) => !has.has(name));
  return { ...kept, imports: without(imports), css: without(css) };
}

/** One line per route: its name, the line number of its parent, its path, its traits and files. */
function rowsOf(routes: Readonly<Record<string, Route>>): string {
  const ids = Object.keys(routes);
  return Object.values(routes)
    .map(({ id, parentId, path = NO_PATH, module, imports, css, ...traits }) =>
      [
        id,
        parentId === undefined ? '' : ids.indexOf(parentId),
        path,
        TRAITS.reduce((bits, name, bit) => (traits[name] === true ? bits | (1 << bit) : bits), 0),
        scriptName(module),
        imports.map(scriptName).join(' '),
        css.map((address) => address.slice(FOLDER.length)).join(' '),
      ].join('|'),
    )
    .join('\n');
}

function scriptName(address: string): string {
  return address.slice(FOLDER.length, -'.js'.length);
}
