import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import { isSource, listFiles, readText } from './repository.ts';

/**
 * One import, of values or types; both paths are relative to the root. `isStatic`: a static import, or one of
 * types only.
 */
export type Edge = { from: string; to: string; isStatic?: boolean };
export type ModuleGraph = {
  modules: string[];
  edges: Edge[];
  /** Imports of our own modules that do not resolve, and files that do not parse. */
  faults: string[];
};

const OUR_SCOPE = '@yahont/';
/** `import('…')`, of values or types. */
const CALLED_IMPORT = /\bimport\(\s*(['"])([^'"]+)\1/g;
// Generated and not committed: route types and the built storefront.
const GENERATED = /(^|\/)(\+types|build)\//;

/** Reads the imports of every source in the repository. */
export function readModuleGraph(): ModuleGraph {
  const files = listFiles();
  const known = new Set(files);
  const exportsOf = readPackageExports(files);
  const modules = files.filter(isSource);
  const edges: Edge[] = [];
  const faults: string[] = [];
  for (const from of modules) {
    const text = readText(from);
    const { module, errors } = parseSync(from, text);
    if (errors.length > 0) faults.push(`${from} does not parse: ${errors[0]?.message}`);
    const named = new Set([
      ...module.staticImports.map((statement) => statement.moduleRequest.value),
      ...module.staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest?.value)),
    ]);
    const called = Array.from(text.matchAll(CALLED_IMPORT), (match) => match[2]);
    for (const specifier of new Set([...named, ...called])) {
      if (specifier === undefined) continue;
      const to = resolve(from, specifier, exportsOf);
      if (to === null || GENERATED.test(to)) continue;
      if (known.has(to)) edges.push({ from, to, isStatic: named.has(specifier) });
      else faults.push(`${from} imports ${specifier}, and there is no ${to}`);
    }
  }
  return { modules, edges, faults };
}

/** Path of one of our own modules; null for a package or a Node module. */
function resolve(from: string, specifier: string, exportsOf: PackageExports): string | null {
  const [bare = ''] = specifier.split('?');
  if (bare.startsWith('.')) return posix.join(posix.dirname(from), bare);
  if (bare.startsWith('#')) return posix.join(packageFolder(from), bare.slice(1).replace(/^\//, ''));
  if (!bare.startsWith(OUR_SCOPE)) return null;
  const [name = '', ...rest] = bare.slice(OUR_SCOPE.length).split('/');
  const target = exportsOf.get(name);
  if (target === undefined) return bare;
  const subpath = `./${rest.join('/')}`;
  const path = target.exports[subpath] ?? target.exports['./*']?.replace('*', rest.join('/')) ?? subpath;
  return posix.join(target.folder, path);
}

function packageFolder(path: string): string {
  return path.split('/').slice(0, 2).join('/');
}

type PackageExports = Map<string, { folder: string; exports: Record<string, string> }>;

function readPackageExports(files: readonly string[]): PackageExports {
  const manifests = files.filter((path) => /^(apps|packages)\/[^/]+\/package\.json$/.test(path));
  return new Map(
    manifests.map((path) => {
      const manifest: { name: string; exports?: Record<string, string> } = JSON.parse(readText(path));
      const folder = posix.dirname(path);
      return [manifest.name.slice(OUR_SCOPE.length), { folder, exports: manifest.exports ?? {} }];
    }),
  );
}
