import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SHOP_STARTS } from '@yahont/contracts/content/page-addresses.ts';
import routes from '../../../apps/web/app/routes.ts';
import { root } from '../repository.ts';

const TEXTS = join(root, 'packages/demo/content/pages');

type Entry = (typeof routes)[number];

function pathsOf(entries: readonly Entry[], start = ''): string[] {
  return entries.flatMap(({ path = '', children = [] }) => {
    const whole = [start, path].filter(Boolean).join('/');
    return children.length > 0 ? pathsOf(children, whole) : [whole];
  });
}

test('staff cannot make a page at an address of the shop: it has a text already or is refused', () => {
  const unknown = pathsOf(routes).filter((path) => {
    const [start = ''] = path.split('/');
    // The parts before a parameter name the texts of such a route: `cis/:code`.
    const bare = path.split('/:')[0] ?? '';
    const hasText = existsSync(join(TEXTS, `${bare}.md`)) || existsSync(join(TEXTS, bare));
    return path !== '' && path !== '*' && !SHOP_STARTS.has(start.toLowerCase()) && !hasText;
  });
  expect(unknown).toEqual([]);
});
