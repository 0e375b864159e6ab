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

/** A script that several routes import is one character in their rows: this one for the first of the table. */
const FIRST_SCRIPT = 0xc0;

/**
 * Rebuilds the list from its rows. Every page runs this function, so it may not use anything outside itself.
 */
function unpack(list: object, { rows, scripts, traits, folder, noPath, first }: Packed): object {
  const ids: string[] = [];
  const cut = (text: string, by: string) => (text === '' ? [] : text.split(by));
  const script = (name: string) => `${folder}${name}.js`;
  const table = scripts.split('\n').map((line) => line.split(' '));
  const routes = rows.split('\n').map((row) => {
    const [id = '', parent = '', path, bits, module = '', imports = '', css = ''] = row.split('|');
    ids.push(id);
    const imported = imports.split('').map((sign) => table[sign.charCodeAt(0) - first] ?? []);
    const own = cut(css, ' ');
    // A row with all styles begins with a space, so its first name is empty.
    const styles = own[0] === '' ? own.slice(1) : [...own, ...imported.flatMap(([, ...brought]) => brought)];
    const route: Record<string, unknown> = {
      id,
      module: script(module),
      imports: imported.map(([name = '']) => script(name)),
      css: [...new Set(styles)].map((name) => folder + name),
    };
    if (parent !== '') route['parentId'] = ids[Number(parent)];
    if (path !== noPath) route['path'] = path;
    for (const [bit, name] of traits.split(' ').entries()) if ((Number(bits) >> bit) & 1) route[name] = true;
    return [id, route] as const;
  });
  return { ...list, routes: Object.fromEntries(routes) };
}

type Packed = {
  /** A line for each route: see `rowsOf`. */
  rows: string;
  /** A line for each script that routes import: its name and the styles that come with it. */
  scripts: string;
  traits: string;
  folder: string;
  noPath: string;
  first: number;
};

/**
 * Writes the route list, which every page contains, as rows without redundancy: chunks that every page has
 * already loaded, false values, the names of fields and folders that repeat ninety times, and styles that
 * always come with a script. The server has its own list.
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
  const shared = sharedScripts(Object.values(routes));
  const parts: Packed = {
    rows: rowsOf(routes, shared),
    scripts: shared
      .map(({ script, styles }) => [scriptName(script), ...styles.map(inFolder)].join(' '))
      .join('\n'),
    traits: TRAITS.join(' '),
    folder: FOLDER,
    noPath: NO_PATH,
    first: FIRST_SCRIPT,
  };
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

type SharedScript = { script: string; styles: readonly string[] };

/**
 * All scripts that routes import, those of most routes first, each with the styles that are named after it and come with
 * it everywhere.
 */
function sharedScripts(routes: readonly Route[]): SharedScript[] {
  const scripts = [...new Set(routes.flatMap(({ imports }) => imports))];
  const styles = [...new Set(routes.flatMap(({ css }) => css))];
  return scripts
    .map((script) => ({ script, users: routes.filter(({ imports }) => imports.includes(script)) }))
    .toSorted((one, other) => other.users.length - one.users.length)
    .map(({ script, users }) => ({
      script,
      styles: styles.filter(
        (style) => sourceOf(style) === sourceOf(script) && users.every(({ css }) => css.includes(style)),
      ),
    }));
}

/** `/assets/card.module-BvRk9ki.js` and `/assets/card-C1ms4.css#` are both made of `/assets/card`. */
function sourceOf(address: string): string {
  return address.replace(/(?:\.module)?-(?:[\w-]{7}\.js|[\w-]{5}\.css#?)$/, '');
}

/** One line per route: its name, the line number of its parent, its path, its traits, its script and its files. */
function rowsOf(routes: Readonly<Record<string, Route>>, shared: readonly SharedScript[]): string {
  const ids = Object.keys(routes);
  const signOf = new Map(
    shared.map(({ script }, index) => [script, String.fromCharCode(FIRST_SCRIPT + index)]),
  );
  const stylesOf = new Map(shared.map(({ script, styles }) => [script, styles]));
  return Object.values(routes)
    .map(({ id, parentId, path = NO_PATH, module, imports, css, ...traits }) => {
      const brought = [...new Set(imports.flatMap((script) => stylesOf.get(script) ?? []))];
      const own = css.filter((style) => !brought.includes(style));
      const isInOrder = isDeepStrictEqual([...own, ...brought], css);
      return [
        id,
        parentId === undefined ? '' : ids.indexOf(parentId),
        path,
        TRAITS.reduce((bits, name, bit) => (traits[name] === true ? bits | (1 << bit) : bits), 0),
        scriptName(module),
        imports.map((script) => signOf.get(script)).join(''),
        isInOrder ? own.map(inFolder).join(' ') : ['', ...css.map(inFolder)].join(' '),
      ].join('|');
    })
    .join('\n');
}

function scriptName(address: string): string {
  return inFolder(address).slice(0, -'.js'.length);
}

function inFolder(address: string): string {
  return address.slice(FOLDER.length);
}
