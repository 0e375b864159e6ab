import type { Edge } from './module-graph.ts';
import { isTest } from './repository.ts';

/** Our own packages that a package may import. Folders that are not listed (tests, bench) may import all. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  'packages/values': [],
  'packages/print': [],
  'packages/front': ['packages/values'],
  'packages/contracts': ['packages/values'],
  'packages/demo': ['packages/contracts', 'packages/values', 'apps/api'],
  'apps/api': ['packages/contracts', 'packages/values', 'packages/print'],
  'apps/web': ['packages/contracts', 'packages/values', 'packages/print', 'packages/front'],
  'apps/office': ['packages/contracts', 'packages/values', 'packages/front'],
  'apps/server': ['apps/api', 'apps/web', 'packages/contracts', 'packages/values', 'packages/demo'],
};

/** Entry points of a package for others; all other modules in it are private. */
const DOORS: readonly { of: string; from: string; through: RegExp; rule: string }[] = [
  {
    of: 'apps/api',
    from: 'apps/server',
    through: /^apps\/api\/src\/compose\.ts$/,
    rule: 'the server enters the API through compose.ts',
  },
  {
    of: 'apps/api',
    from: 'packages/demo',
    through:
      /^apps\/api\/src\/(compose\.ts|platform\/context\.ts|domains\/[^/]+\/[^/]+\/(index|(import\/)?import-[a-z-]+)\.ts)$/,
    rule: 'the demo enters the API through compose.ts, a domain’s index.ts or an import verb',
  },
  {
    of: 'apps/web',
    from: 'apps/server',
    through: /^apps\/web\/(server-types\.ts|build\/)/,
    rule: 'the server knows the built handler of the web and its types only',
  },
];

/** Floors of the office, from the lowest; files outside them put it together. */
const OFFICE_FLOORS = ['styles', 'parts', 'lib', 'blocks', 'frame', 'pages'];
const WEB_FLOORS = ['styles', 'base', 'ui', 'shop', 'lib', 'features', 'blocks', 'shell', 'routes'];
/**
 * Floors of the web that know nothing about the shop, so that another front end may share them; of the
 * contracts they may import only the form of calls.
 */
const SHARED_FLOORS = ['styles', 'base', 'ui'];
const API_MAY: Readonly<Record<string, readonly string[]>> = {
  platform: ['platform'],
  facets: ['facets'],
  domains: ['platform', 'facets', 'domains'],
  adapters: ['platform', 'domains', 'adapters'],
  jobs: ['platform', 'domains', 'jobs'],
  http: ['platform', 'domains', 'http'],
};
/** Wings of domains, from the lowest: a domain may import from its own wing and the wings below. */
export const WINGS = ['ground', 'messages', 'people', 'goods', 'buying', 'after', 'front'];
/** Ports of domains: all that adapters may import from them. */
const PORTS = [
  'people/accounts/sign-in/code-senders.ts',
  'people/addresses/suggesting/address-source.ts',
  'after/callbacks/operator-line.ts',
  'ground/captcha/captcha.ts',
  'ground/companies/company-source.ts',
  'goods/delivery/carrier/delivery-provider.ts',
  'people/mail-tracking/mail-click-tracker.ts',
  'ground/metal-rates/rate-feed.ts',
  'ground/paid-services/answers.ts',
  'messages/notifications/senders.ts',
  'buying/payment/daily/books.ts',
  'buying/payment/instalments/application.ts',
  'buying/payment/instalments/operator.ts',
  'buying/payment/provider-states.ts',
  'buying/payment/provider.ts',
  'front/recommendations/recommender.ts',
].map((path) => `apps/api/src/domains/${path}`);
/** Files that compose the API: only they import adapters. */
const COMPOSE = /^apps\/api\/src\/(?:api-settings\.ts|compose\.ts|compose\/)/;

/** The only module of the server that names the demo's package; it is loaded only in a demo. */
const DEMO_DOOR = 'apps/server/src/demo/demo.ts';

/** Why an import violates ARCHITECTURE.md; null when it does not. */
export function faultOf({ from, to, isStatic = true }: Edge): string | null {
  const fromPackage = packageOf(from);
  const toPackage = packageOf(to);
  if (fromPackage !== toPackage) return crossing({ from, to }, fromPackage, toPackage);
  if (to === DEMO_DOOR && isStatic) return 'a real shop runs without the demo: load it by import()';
  // The web's floors apply to tests too; the API's tests compose it.
  if (fromPackage === 'apps/web') return insideWeb({ from, to });
  if (fromPackage === 'apps/office') return insideOffice({ from, to });
  if (isTest(from) || from.includes('/testing/')) return null;
  if (fromPackage === 'apps/api') return insideApi({ from, to });
  return null;
}

function crossing({ from, to }: Edge, fromPackage: string, toPackage: string): string | null {
  const allowed = PACKAGES[fromPackage];
  if (allowed === undefined) return null;
  if (!allowed.includes(toPackage)) return `${fromPackage} must not know ${toPackage}`;
  const [floor] = roomOf(from, 'apps/web/app/');
  if (toPackage === 'packages/contracts' && SHARED_FLOORS.includes(floor)) {
    return to.startsWith('packages/contracts/src/wire/') ? null : `web: ${floor} knows no shop`;
  }
  if (fromPackage === 'apps/server' && toPackage === 'packages/demo' && from !== DEMO_DOOR && !isTest(from))
    return `a real shop runs without the demo: the server names it in ${DEMO_DOOR} alone`;
  const door = DOORS.find((candidate) => candidate.of === toPackage && candidate.from === fromPackage);
  const isForTests = isTest(from) || from.includes('/testing/');
  if (door === undefined || isForTests || door.through.test(to)) return null;
  return door.rule;
}

function insideWeb({ from, to }: Edge): string | null {
  const [fromRoom, fromPart] = roomOf(from, 'apps/web/app/');
  const [toRoom, toPart] = roomOf(to, 'apps/web/app/');
  const fromFloor = WEB_FLOORS.indexOf(fromRoom);
  const toFloor = WEB_FLOORS.indexOf(toRoom);
  // Files outside the folders (root.tsx, routes.ts, server.ts) compose the storefront.
  if (fromFloor === -1) return null;
  // Types shared by the server and the web may be imported everywhere.
  if (to === 'apps/web/server-types.ts') return null;
  if (toFloor === -1) return 'rooms of the web do not import the files that put them together';
  if (toFloor > fromFloor) return `web: ${fromRoom} must not know ${toRoom}`;
  if (fromRoom === 'features' && toRoom === 'features' && fromPart !== toPart) {
    return 'web: features meet only in blocks, shell and routes';
  }
  if (fromRoom === 'routes' && toRoom === 'routes' && toPart !== fromPart && isInFolder(to)) {
    return 'web: a route does not import from another route’s folder; what several need is a block';
  }
  return null;
}

function insideOffice({ from, to }: Edge): string | null {
  const [fromRoom, fromPart] = roomOf(from, 'apps/office/app/');
  const [toRoom, toPart] = roomOf(to, 'apps/office/app/');
  const [fromFloor, toFloor] = [OFFICE_FLOORS.indexOf(fromRoom), OFFICE_FLOORS.indexOf(toRoom)];
  if (fromFloor === -1) return null;
  if (toFloor === -1) return 'rooms of the office do not import the files that put them together';
  if (toFloor > fromFloor) return `office: ${fromRoom} must not know ${toRoom}`;
  if (fromRoom === 'pages' && toRoom === 'pages' && fromPart !== toPart)
    return 'office: a page does not import from another one; what several need is a block';
  return null;
}

/** Whether a module of the routes is in the folder of a page, not directly in `routes`. */
function isInFolder(path: string): boolean {
  return path.split('/').length > 'apps/web/app/routes/page.tsx'.split('/').length;
}

function insideApi({ from, to }: Edge): string | null {
  const [fromRoom] = roomOf(from, 'apps/api/src/');
  const [toRoom] = roomOf(to, 'apps/api/src/');
  if (COMPOSE.test(from)) return toRoom === 'domains' ? composing(to) : null;
  const allowed = API_MAY[fromRoom];
  if (allowed === undefined)
    return 'api: only compose*.ts and api-settings.ts put it together; all else stands in a room';
  if (!allowed.includes(toRoom)) return `api: ${fromRoom} must not know ${toRoom}`;
  if (toRoom !== 'domains') return null;
  if (fromRoom === 'domains') return domainOf(from) === domainOf(to) ? null : betweenDomains({ from, to });
  if (fromRoom === 'adapters' && !PORTS.includes(to)) {
    return 'api: an adapter knows a port of a domain (PORTS), nothing else';
  }
  if (fromRoom === 'jobs' && !to.endsWith('/index.ts'))
    return 'api: jobs enter a domain through its index.ts';
  if (fromRoom === 'http' && !/(\/index|\.routes)\.ts$/.test(to)) {
    return 'api: http mounts a domain’s routes and knows its index.ts, nothing deeper';
  }
  return null;
}

function composing(to: string): string | null {
  if (/\/(module|index)\.ts$/.test(to)) return null;
  return 'api: compose*.ts put modules together and enter a domain through its module.ts or index.ts';
}

function betweenDomains({ from, to }: Edge): string | null {
  // Decision 0005: a verb may join a table of another domain in its own statement.
  if (to.endsWith('.tables.ts')) return null;
  if (!to.endsWith('/index.ts'))
    return 'api: one domain enters another through its index.ts; only its tables may be joined from outside';
  if (wingOf(to) > wingOf(from)) return `api: ${domainOf(to)} is in a wing above ${domainOf(from)}`;
  return null;
}

/** Wing and name of the domain that a module belongs to: `buying/orders`; null for one outside the domains. */
export function domainOf(path: string): string | null {
  return /^apps\/api\/src\/domains\/([^/]+\/[^/]+)\//.exec(path)?.[1] ?? null;
}

function wingOf(path: string): number {
  return WINGS.indexOf(domainOf(path)?.split('/')[0] ?? '');
}

function packageOf(path: string): string {
  const [room = '', name = ''] = path.split('/');
  return room === 'apps' || room === 'packages' ? `${room}/${name}` : room;
}

/** Folder and subfolder of a module: `features`, `listing`; empty for a file outside the folders. */
function roomOf(path: string, base: string): [room: string, part: string] {
  const segments = path.startsWith(base) ? path.slice(base.length).split('/') : [];
  const [room = '', part = ''] = segments;
  return segments.length > 1 ? [room, part] : ['', ''];
}
