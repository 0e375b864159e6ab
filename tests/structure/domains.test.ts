import { expect, test } from 'vitest';
import { isTest, listFiles, readText } from './repository.ts';

const DOMAINS = 'apps/api/src/domains/';
/** Domains that hold what belongs to one person. */
const PERSONAL = ['accounts', 'cart', 'favourites', 'orders', 'payment', 'support'];
const WRITES = /\.(insert|update|delete)\(/;

const files = listFiles();
const domains = [...new Set(files.filter((path) => path.startsWith(DOMAINS)).map(domainOf))];

test('every domain with routes or tables exports a module, and the API is composed of it', () => {
  const composing = files
    .filter((path) => /^apps\/api\/src\/compose[a-z-]*\.ts$/.test(path))
    .map(readText)
    .join('\n');
  const lost = domains.filter((domain) => {
    const own = files.filter((path) => path.startsWith(`${DOMAINS}${domain}/`));
    const module = own.find((path) => path === `${DOMAINS}${domain}/module.ts`);
    if (module === undefined) return own.some((path) => /\.(routes|tables)\.ts$/.test(path));
    return !exportedNames(readText(module)).some((name) => composing.includes(`${name}(`));
  });
  expect(lost, 'write its module.ts and add it to the list in compose-modules.ts').toEqual([]);
});

test('the routes of every domain are mounted by its module', () => {
  const lost = files
    .filter((path) => path.startsWith(DOMAINS) && path.endsWith('.routes.ts'))
    .filter((path) => {
      const module = `${DOMAINS}${domainOf(path)}/module.ts`;
      const text = files.includes(module) ? readText(module) : '';
      return !exportedNames(readText(path)).some((name) => text.includes(name));
    });
  expect(lost, 'mount them in the module.ts beside').toEqual([]);
});

test('every domain with personal data shows that a stranger cannot change it', () => {
  const careless = PERSONAL.filter((domain) => {
    const own = files.filter((path) => path.startsWith(`${DOMAINS}${domain}/`));
    const writes = own.some((path) => !isTest(path) && WRITES.test(readText(path)));
    return writes && !own.filter(isTest).some((path) => isAboutStranger(readText(path)));
  });
  expect(careless, 'add a test whose name says what a stranger cannot do').toEqual([]);
});

test('ARCHITECTURE.md names every domain', () => {
  const text = files.includes('ARCHITECTURE.md') ? readText('ARCHITECTURE.md') : domains.join(' ');
  expect(domains.filter((domain) => !text.includes(domain))).toEqual([]);
});

function domainOf(path: string): string {
  return path.slice(DOMAINS.length).split('/')[0] ?? '';
}

function exportedNames(text: string): string[] {
  return Array.from(text.matchAll(/export (?:async )?(?:function|const) (\w+)/g), (match) => match[1] ?? '');
}

function isAboutStranger(text: string): boolean {
  return /(['"`])[^'"`\n]*\bstranger/i.test(text);
}
