import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { ArgumentError, spellings } from './arguments.mjs';
import { domainAt, newCall } from './call.mjs';
import { addImport, addReturned } from './insert.mjs';

/** For each wing, the file and the function that lists its modules. */
const LISTS = {
  ground: ['people-modules.ts', 'peopleModules'],
  messages: ['after-modules.ts', 'afterModules'],
  people: ['people-modules.ts', 'peopleModules'],
  goods: ['goods-modules.ts', 'goodsModules'],
  buying: ['goods-modules.ts', 'goodsModules'],
  after: ['after-modules.ts', 'afterModules'],
  front: ['after-modules.ts', 'afterModules'],
};

/** A domain with its module in a list of `compose`, its row in ARCHITECTURE.md and its first call. */
export function newDomain(changes, { words: [place, call], flags }) {
  const { wing, domain, folder } = domainAt(place);
  if (!Object.hasOwn(LISTS, wing))
    throw new ArgumentError(`«${wing}» is no wing; the wings are ${Object.keys(LISTS).join(', ')}`);
  const taken = takenBy(domain);
  if (taken !== undefined) throw new ArgumentError(`the domain ${taken}/${domain} exists already`);
  const { camel } = spellings(domain);
  changes.create(`${folder}/module.ts`, 'domain.module', { camel, domain });
  changes.create(`${folder}/${domain}.routes.ts`, 'domain.routes', { camel });
  const left = newCall(changes, { words: [place, call], flags });
  const [file, list] = LISTS[wing];
  changes.edit(`apps/api/src/compose/${file}`, (text) => {
    const line = `import { ${camel}Module } from '#src/domains/${wing}/${domain}/module.ts';`;
    return addReturned(addImport(text, line), list, `${camel}Module(),`);
  });
  changes.edit('ARCHITECTURE.md', (text) => withRow(text, wing, domain));
  return [
    `ARCHITECTURE.md: in brackets after \`${domain}\`, what the domain is about`,
    `${folder}/module.ts: its comment, and what else the domain brings: jobs, schedules, imports, what it knows of a person`,
    `${folder}/${domain}.tables.ts: its tables, then npm run db:generate`,
    ...left,
  ];
}

function takenBy(domain) {
  return Object.keys(LISTS).find((wing) => {
    const folder = join(root, 'apps/api/src/domains', wing);
    return existsSync(folder) && readdirSync(folder).includes(domain);
  });
}

function withRow(text, wing, domain) {
  const row = new RegExp(`^\\| \`${wing}\` \\| .*(?= \\|$)`, 'm');
  if (!row.test(text)) throw new Error(`ARCHITECTURE.md has no row of the wing ${wing}`);
  return text.replace(row, (found) => `${found}, \`${domain}\``);
}
