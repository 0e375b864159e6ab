import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const API = join(import.meta.dirname, '..', 'apps', 'api');
/** Every test of the API that reaches a database reaches it through this module. */
const DATABASE = join(API, 'src/testing/database.ts');
/** What is imported as a value; a type is not there when the test runs. */
const IMPORT = /^(?:import|export)\s+(?!type\b)[^;]*?from\s+'([^']+)'|import\('([^']+)'\)/gm;

/** What goes over the wire and who may call what is the same on each engine. */
const ABOUT_HTTP = /\/src\/http\/(?!lost-database)/;

/** Paths of the API's tests that run on both engines: those that reach a database, but for those about HTTP. */
export function testsOfBothEngines(): string[] {
  return readdirSync(join(API, 'src'), { encoding: 'utf8', recursive: true })
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => join(API, 'src', path))
    .filter((path) => !ABOUT_HTTP.test(path) && reachesDatabase(path));
}

function reachesDatabase(path: string): boolean {
  const reached = new Set([path]);
  // What is added on the way is visited as well.
  for (const module of reached) for (const next of importsOf(module)) reached.add(next);
  return reached.has(DATABASE);
}

const imports = new Map<string, string[]>();

function importsOf(path: string): string[] {
  const known = imports.get(path);
  if (known !== undefined) return known;
  const found = Array.from(readFileSync(path, 'utf8').matchAll(IMPORT), (match) => match[1] ?? match[2] ?? '')
    .map((specifier) => resolve(path, specifier))
    .filter((target) => target !== null);
  imports.set(path, found);
  return found;
}

function resolve(from: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return existing(join(API, specifier.slice(1)));
  return specifier.startsWith('.') ? existing(join(dirname(from), specifier)) : null;
}

function existing(path: string): string | null {
  return existsSync(path) ? path : null;
}
