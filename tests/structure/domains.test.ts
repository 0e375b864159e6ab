import { expect, test } from 'vitest';
import {
  ANOTHER_CALLER,
  isTriedByAnotherCaller,
  ownedCallsIn,
  servedIn,
  type OwnedCall,
} from './owned-calls.ts';
import { isTest, listFiles, readText } from './repository.ts';

const DOMAINS = 'apps/api/src/domains/';

const files = listFiles();
const domains = [...new Set(files.filter((path) => path.startsWith(DOMAINS)).map(domainOf))];
/** Domains with data that belong to one person, according to their modules. */
const PERSONAL = new Set(
  domains.filter((domain) => {
    const module = `${DOMAINS}${domain}/module.ts`;
    return files.includes(module) && /\bperson:/.test(readText(module));
  }),
);

test('every domain with routes or tables exports a module, and the API is composed of it', () => {
  const composing = files
    .filter((path) => path.startsWith('apps/api/src/compose/'))
    .map(readText)
    .join('\n');
  const lost = domains.filter((domain) => {
    const own = files.filter((path) => path.startsWith(`${DOMAINS}${domain}/`));
    const module = own.find((path) => path === `${DOMAINS}${domain}/module.ts`);
    if (module === undefined) return own.some((path) => /\.(routes|tables)\.ts$/.test(path));
    return !exportedNames(readText(module)).some((name) => composing.includes(`${name}(`));
  });
  expect(lost, 'write its module.ts and add it to a list in src/compose/').toEqual([]);
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

test('a domain whose tables point at accounts exports and erases them', () => {
  const silent = domains.filter((domain) => {
    const pointsAtAccounts = filesOf(domain).some(
      (path) => path.endsWith('.tables.ts') && /references\(\(\) => accounts\.id/.test(readText(path)),
    );
    return pointsAtAccounts && !PERSONAL.has(domain);
  });
  expect(silent, 'give its module a `person`').toEqual([]);
});

const owned = files
  .filter((path) => path.startsWith('packages/contracts/src/') && !isTest(path))
  .flatMap((path) => ownedCallsIn(readText(path)));

test('every call that changes what belongs to one person refuses another account', () => {
  expect(owned.filter(({ isById }) => isById).length).toBeGreaterThan(5);
  const careless = domains.flatMap((domain) => {
    const tests = filesOf(domain).filter(isTest).map(readText);
    return ownedBy(domain)
      .filter(({ isById, name }) => isById && !tests.some((text) => isTriedByAnotherCaller(text, name)))
      .map(({ name }) => `${domain}: ${name}`);
  });
  expect(careless, 'make the call in a test whose name says what another account cannot do').toEqual([]);
});

test('every domain that writes for one person proves that another account cannot', () => {
  const careless = domains.filter(
    (domain) =>
      ownedBy(domain).length > 0 &&
      !filesOf(domain)
        .filter(isTest)
        .some((path) => isAboutAnotherCaller(readText(path))),
  );
  expect(careless, 'add a test whose name says what another account cannot do').toEqual([]);
});

test('a call for another account is found in a test, also through a helper of its file', () => {
  const file = [
    "test('another account cannot cancel', async () => {\n  await cancel(other);\n});",
    "test('the owner pays', async () => {\n  await api.call(payOrder);\n});",
    'async function cancel(headers) {\n  return api.call(cancelOrder, { headers });\n}',
  ].join('\n\n');
  expect(isTriedByAnotherCaller(file, 'cancelOrder')).toBe(true);
  expect(isTriedByAnotherCaller(file, 'payOrder')).toBe(false);
  expect(
    servedIn('serve(routes, contract.a, x); serve(routes, bEndpoint, y); import { b as bEndpoint }'),
  ).toEqual(['a', 'b']);
});

test('ARCHITECTURE.md names every domain', () => {
  const text = files.includes('ARCHITECTURE.md') ? readText('ARCHITECTURE.md') : domains.join(' ');
  expect(domains.filter((domain) => !text.includes(domain.split('/')[1] ?? ''))).toEqual([]);
});

/** The calls among these that the domain serves. */
function ownedBy(domain: string): OwnedCall[] {
  const served = filesOf(domain)
    .filter((path) => path.endsWith('.routes.ts'))
    .flatMap((path) => servedIn(readText(path)));
  return owned.filter(({ name }) => served.includes(name));
}

function filesOf(domain: string): string[] {
  return files.filter((path) => path.startsWith(`${DOMAINS}${domain}/`));
}

function domainOf(path: string): string {
  return path.slice(DOMAINS.length).split('/', 2).join('/');
}

function exportedNames(text: string): string[] {
  return Array.from(text.matchAll(/export (?:async )?(?:function|const) (\w+)/g), (match) => match[1] ?? '');
}

/** Whether a test name says `another account cannot …`, or the same of a visitor, shopper or buyer. */
function isAboutAnotherCaller(text: string): boolean {
  return Array.from(text.matchAll(/\btest\S*\(\s*['"`][^\n]*/g)).some(([name]) => ANOTHER_CALLER.test(name));
}
