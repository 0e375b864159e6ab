import { ArgumentError, requireName, spellings } from './arguments.mjs';
import { addMember } from './insert.mjs';

const ROUTES = 'apps/web/app/routes.ts';
const ADDRESSES = 'tests/e2e/support/addresses.ts';
const PUBLIC_KEY = 'apps/web/app/routes/page-steps/public-key.ts';
/** The last route of the default layout, which matches all remaining addresses. */
const UNMATCHED = "    route('*',";

/**
 * A page in the default layout: its route and its row in the list of addresses, so that the tests visit it.
 */
export function newPage(changes, { words: [address, title], flags }) {
  const parts = address.replace(/^\/|\/$/g, '').split('/');
  parts.forEach(requireName);
  if (!/^[А-ЯЁ][а-яё]/.test(title)) throw new ArgumentError(`the title «${title}» is not in Russian`);
  const path = parts.join('/');
  if (parts[0] === 'personal') throw new ArgumentError('pages of the account are routes within `personal`');
  if (changes.read(ROUTES).includes(`route('${path}',`)) throw new ArgumentError(`/${path}/ exists already`);
  const name = parts.at(-1);
  const file = `routes/${parts.length === 1 ? name : parts.slice(0, -1).join('/')}/${name}.tsx`;
  const isOwn = flags.has('--visitor');
  changes.create(`apps/web/app/${file}`, isOwn ? 'visitor-page' : 'page', {
    ...spellings(name),
    path,
    title: title.replaceAll(/ (?=[а-яё]{1,2} )|(?<= [а-яё]{1,2}) /g, ' '),
  });
  changes.edit(ROUTES, (text) => {
    if (!text.includes(UNMATCHED)) throw new Error(`${ROUTES} has no line ${UNMATCHED}`);
    return text.replace(UNMATCHED, `    route('${path}', '${file}'),\n${UNMATCHED}`);
  });
  const heading = title.replaceAll(' ', String.raw`\s`);
  changes.edit(ADDRESSES, (text) => {
    const row = `{ route: '/${path}', ...${isOwn ? 'own' : 'shared'}, path: at('/${path}/'), h1: /${heading}/ },`;
    return addMember(text, 'ADDRESSES', row);
  });
  if (isOwn) changes.edit(PUBLIC_KEY, (text) => addMember(text, 'PRIVATE', `'/${path}',`));
  return [
    `apps/web/app/${file}: what it loads, its title and description for search engines, what it shows`,
    ...(isOwn ? [] : ['the tags of what a public page is made of: `page.tag(…)` in its loader']),
    'the texts of editors, if it has any: packages/demo/content',
    'the links to it, and its check in apps/web/app/routes/page-steps/checks.server.ts when its address names something',
  ];
}
