import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { domainOf, faultOf, WINGS } from './directions.ts';
import { readModuleGraph, type Edge } from './module-graph.ts';
import { isTest, root } from './repository.ts';

const graph = readModuleGraph();

test('every module on disk was read', () => {
  const onDisk = ['apps', 'packages', 'tests', 'bench'].flatMap((folder) => sourcesUnder(folder));
  const unread = onDisk.filter((path) => !graph.modules.includes(path));
  expect(unread, 'sources that the direction check does not see').toEqual([]);
  expect(graph.edges.length, 'imports between our modules').toBeGreaterThan(graph.modules.length / 3);
});

test('every import of our own modules resolves', () => {
  expect(graph.faults).toEqual([]);
});

test('no import violates ARCHITECTURE.md', () => {
  const faults = graph.edges.flatMap((edge) => {
    const fault = faultOf(edge);
    return fault === null ? [] : [`${edge.from} → ${edge.to}: ${fault}`];
  });
  expect(faults).toEqual([]);
});

test('every domain is in a wing, and no circle of domains exists', () => {
  const domains = new Set(graph.modules.flatMap((path) => domainOf(path) ?? []));
  expect([...domains].filter((domain) => !WINGS.includes(domain.split('/')[0] ?? ''))).toEqual([]);
  const below = new Map([...domains].map((domain) => [domain, new Set<string>()]));
  for (const { from, to } of graph.edges) {
    const [user, used] = [domainOf(from), domainOf(to)];
    const isJoined = to.endsWith('.tables.ts') || isTest(from) || from.includes('/testing/');
    if (user !== null && used !== null && user !== used && !isJoined) below.get(user)?.add(used);
  }
  const left = new Map(below);
  // Removes domains that use none of the remaining ones, until only circles remain.
  for (let isFound = true; isFound;) {
    const free = [...left].filter(([, used]) => [...used].every((one) => !left.has(one)));
    for (const [domain] of free) left.delete(domain);
    isFound = free.length > 0;
  }
  expect([...left.keys()]).toEqual([]);
});

test('two folders of one domain never import each other', () => {
  expect(mutualFolders(graph.edges)).toEqual([]);
  const [a, b] = ['apps/api/src/domains/buying/cart/a/one.ts', 'apps/api/src/domains/buying/cart/b/two.ts'];
  const there = { from: a, to: b };
  expect(mutualFolders([there])).toEqual([]);
  expect(mutualFolders([there, { from: b, to: a }])).toEqual(['buying/cart: a ⇄ b']);
});

const api = 'apps/api/src';
const web = 'apps/web/app';

test.each([
  ['packages/values/src/money.ts', 'packages/contracts/src/cart/cart.ts'],
  ['packages/contracts/src/cart/cart.ts', `${api}/compose.ts`],
  [`${web}/lib/api.ts`, `${api}/compose.ts`],
  [`${web}/lib/api.test.ts`, `${api}/compose.ts`],
  [`${api}/http/app.ts`, `${web}/root.tsx`],
  ['apps/server/src/main.ts', `${api}/domains/buying/cart/index.ts`],
  ['apps/server/src/main.ts', `${web}/root.tsx`],
  ['apps/server/src/pictures/originals.ts', 'packages/demo/src/pictures.ts'],
  ['apps/server/src/start/shop.ts', 'apps/server/src/demo/demo.ts'],
  ['packages/demo/src/fill.ts', `${api}/domains/goods/catalogue/catalogue.tables.ts`],
  ['apps/office/app/main.tsx', `${web}/root.tsx`],
  [`${web}/root.tsx`, 'apps/office/app/main.tsx'],
  ['apps/office/app/parts/button.tsx', 'apps/office/app/lib/calls/call.ts'],
  ['apps/office/app/pages/me/me-page.tsx', 'apps/office/app/pages/staff/staff-page.tsx'],
  [`${web}/ui/button.tsx`, `${web}/features/cart/cart.tsx`],
  [`${web}/ui/button.tsx`, `${web}/lib/api.ts`],
  [`${web}/ui/button.tsx`, `${web}/shop/cards/card.tsx`],
  [`${web}/ui/button.tsx`, 'packages/contracts/src/cart/cart.ts'],
  [`${web}/base/timing.ts`, `${web}/ui/button.tsx`],
  [`${web}/shop/cards/card.tsx`, `${web}/lib/api.ts`],
  [`${web}/features/cart/cart.tsx`, `${web}/features/city/city.tsx`],
  [`${web}/features/cart/cart.tsx`, `${web}/shell/header.tsx`],
  [`${web}/shell/header.tsx`, `${web}/routes/home.tsx`],
  [`${web}/features/cart/cart.tsx`, `${web}/blocks/cards/listed-card.tsx`],
  [`${web}/blocks/cards/listed-card.tsx`, `${web}/shell/header.tsx`],
  [`${web}/routes/search/search.tsx`, `${web}/routes/catalogue/catalogue.tsx`],
  [`${web}/routes/late-elements.tsx`, `${web}/routes/catalogue/catalogue.tsx`],
  [`${api}/platform/database.ts`, `${api}/domains/buying/cart/index.ts`],
  [`${api}/domains/buying/cart/add-line.ts`, `${api}/domains/goods/stock/take.ts`],
  [`${api}/domains/buying/cart/add-line.ts`, `${api}/adapters/mail.ts`],
  [`${api}/adapters/mail.ts`, `${api}/domains/buying/cart/add-line.ts`],
  [`${api}/adapters/mail.ts`, `${api}/domains/messages/notifications/index.ts`],
  [`${api}/composer.ts`, `${api}/adapters/mail.ts`],
  [`${api}/compose/modules.ts`, `${api}/domains/buying/cart/add-line.ts`],
  [`${api}/domains/buying/cart/add-line.ts`, `${api}/domains/goods/stock/module.ts`],
  [`${api}/domains/goods/stock/take.ts`, `${api}/domains/buying/cart/index.ts`],
  [`${api}/jobs/sweep.ts`, `${api}/domains/buying/orders/expire.ts`],
  [`${api}/http/app.ts`, `${api}/domains/buying/cart/add-line.ts`],
])('%s must not import %s', (from, to) => {
  expect(faultOf({ from, to })).not.toBeNull();
});

test.each([
  ['packages/contracts/src/cart/cart.ts', 'packages/values/src/money.ts'],
  [`${web}/features/cart/cart.tsx`, 'packages/contracts/src/cart/cart.ts'],
  [`${web}/ui/files.tsx`, 'packages/contracts/src/wire/refusals.ts'],
  [`${web}/shop/cards/card.tsx`, `${web}/ui/button.tsx`],
  [`${web}/features/cart/cart.tsx`, `${web}/features/cart/line.tsx`],
  [`${web}/routes/home.tsx`, `${web}/features/city/city.tsx`],
  [`${web}/routes/home/home.tsx`, `${web}/blocks/cards/listed-card.tsx`],
  [`${web}/routes/personal/frame.tsx`, `${web}/routes/personal/orders/order.tsx`],
  [`${web}/routes/home/home.tsx`, `${web}/routes/late-elements.tsx`],
  [`${web}/blocks/cards/listed-card.tsx`, `${web}/features/cart/cart.tsx`],
  [`${web}/root.tsx`, `${web}/shell/header.tsx`],
  ['apps/server/src/main.ts', `${api}/compose.ts`],
  [`${api}/domains/buying/cart/add-line.ts`, `${api}/domains/goods/stock/index.ts`],
  [`${api}/domains/buying/orders/orders.tables.ts`, `${api}/domains/goods/stock/stock.tables.ts`],
  [`${api}/compose.ts`, `${api}/adapters/mail.ts`],
  [`${api}/compose/modules.ts`, `${api}/domains/buying/cart/module.ts`],
  [`${api}/adapters/mail.ts`, `${api}/domains/messages/notifications/senders.ts`],
  ['tests/e2e/pay.spec.ts', 'packages/values/src/money.ts'],
])('%s may import %s', (from, to) => {
  expect(faultOf({ from, to })).toBeNull();
});

test('the server loads the demo by import() alone', () => {
  const door = 'apps/server/src/demo/demo.ts';
  expect(faultOf({ from: door, to: 'packages/demo/src/pictures.ts' })).toBeNull();
  expect(faultOf({ from: 'apps/server/src/start/shop.ts', to: door, isStatic: false })).toBeNull();
  expect(graph.edges, 'the graph tells them apart').toContainEqual({
    from: 'apps/server/src/start/shop.ts',
    to: door,
    isStatic: false,
  });
});

/**
 * Folders of a domain that import each other, so that neither can be read alone; tables may be joined from
 * anywhere.
 */
function mutualFolders(edges: readonly Edge[]): string[] {
  const known = new Set(
    edges
      .filter(
        ({ from, to }) => !isTest(from) && !to.endsWith('.tables.ts') && domainOf(from) === domainOf(to),
      )
      .flatMap(({ from, to }) => {
        const [user, used] = [folderOf(from), folderOf(to)];
        return user === null || used === null || user === used ? [] : [`${user} ${used}`];
      }),
  );
  return [...known].flatMap((pair) => {
    const [user = '', used = ''] = pair.split(' ');
    if (user > used || !known.has(`${used} ${user}`)) return [];
    const domain = user.slice(0, user.lastIndexOf('/'));
    return [`${domain}: ${user.slice(domain.length + 1)} ⇄ ${used.slice(domain.length + 1)}`];
  });
}

/** `buying/cart/lines` for a module in a folder of a domain. */
function folderOf(path: string): string | null {
  return /^apps\/api\/src\/domains\/([^/]+\/[^/]+\/[^/]+)\//.exec(path)?.[1] ?? null;
}

function sourcesUnder(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    const isGenerated = entry.name === 'node_modules' || entry.name === 'build' || entry.name.startsWith('.');
    if (entry.isDirectory()) return isGenerated ? [] : sourcesUnder(path);
    return /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : [];
  });
}
