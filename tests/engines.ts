import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const API = join(import.meta.dirname, '..', 'apps', 'api');
/** All API tests that use a database do so through this module. */
const DATABASE = join(API, 'src/testing/database.ts');
/** An import of values; types do not exist when the test runs. */
const IMPORT = /^(?:import|export)\s+(?!type\b)[^;]*?from\s+'([^']+)'|import\('([^']+)'\)/gm;

/** The wire format and access rules do not depend on the engine. */
const ABOUT_HTTP = /\/src\/http\/(?!lost-database)/;
const ABOUT_STRANGERS = /\/strangers\.test\.ts$/;
const ADAPTER = /^(.+\/src\/adapters\/[^/]+)\//;

/**
 * Paths of the API's tests that run on both engines: those that use a database, except tests about HTTP,
 * about access by other accounts, and about adapters without tables of their own.
 */
export function testsOfBothEngines(): string[] {
  return readdirSync(join(API, 'src'), { encoding: 'utf8', recursive: true })
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => join(API, 'src', path))
    .filter((path) => !ABOUT_HTTP.test(path) && !ABOUT_STRANGERS.test(path) && !isAboutProtocol(path))
    .filter(reachesDatabase);
}

/**
 * Adapters communicate with other systems: only those with tables contain SQL. The bank is an exception,
 * because its tests are about money and concurrency.
 */
function isAboutProtocol(path: string): boolean {
  const folder = ADAPTER.exec(path)?.[1];
  if (folder === undefined || basename(folder) === 'yookassa') return false;
  return !readdirSync(folder).some((name) => name.endsWith('.tables.ts'));
}

function reachesDatabase(path: string): boolean {
  const reached = new Set([path]);
  // Modules added during the loop are visited as well.
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
