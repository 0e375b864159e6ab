import { expect, test } from 'vitest';
import { isTest, listFiles, readText } from './repository.ts';

const DOMAINS = 'apps/api/src/domains/';
/** Domains that hold what belongs to one person. */
const PERSONAL = ['accounts', 'cart', 'favourites', 'orders', 'payment', 'support'];
const WRITES = /\.(insert|update|delete)\(/;

const files = listFiles();
const domains = [...new Set(files.filter((path) => path.startsWith(DOMAINS)).map(domainOf))];

test('the routes of every domain are mounted', () => {
  const mounting = files
    .filter((path) => /^apps\/api\/src\/(http\/.*|compose[a-z-]*)\.ts$/.test(path) && !isTest(path))
    .map(readText)
    .join('\n');
  const lost = files
    .filter((path) => path.startsWith(DOMAINS) && path.endsWith('.routes.ts'))
    .filter((path) => !exportedNames(readText(path)).some((name) => mounting.includes(name)));
  expect(lost, 'mount them in apps/api/src/http or compose.ts').toEqual([]);
});

test('every domain with personal data proves that another account cannot change it', () => {
  const careless = PERSONAL.filter((domain) => {
    const own = files.filter((path) => path.startsWith(`${DOMAINS}${domain}/`));
    const writes = own.some((path) => !isTest(path) && WRITES.test(readText(path)));
    return writes && !own.filter(isTest).some((path) => isAboutAnotherCaller(readText(path)));
  });
  expect(careless, 'add a test whose name says what another account cannot do').toEqual([]);
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

/** Whether a test name says `another account cannot …`, or the same of a visitor, shopper or buyer. */
function isAboutAnotherCaller(text: string): boolean {
  return /(['"`])[^'"`\n]*\b(another (account|visitor|shopper|buyer|caller)|stranger)\b/i.test(text);
}
