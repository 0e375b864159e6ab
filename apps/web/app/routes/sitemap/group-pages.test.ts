import { expect, test } from 'vitest';
import { groupPages } from './group-pages.ts';

const page = (path: string) => ({ path, h1: path });

test('pages are grouped by their address, and pages about the visitor are omitted', () => {
  const groups = groupPages(
    ['/cis/by/', '/delivery/', '/personal/card/', '/royal/', '/royal/ruby/', '/check_user/'].map(page),
  );
  expect(groups.map(({ title, pages }) => [title, pages.map(({ path }) => path)])).toEqual([
    ['Покупателям и\u00A0о\u00A0доме', ['/delivery/']],
    ['Царские камни', ['/royal/', '/royal/ruby/']],
    ['Партнёры в\u00A0других странах', ['/cis/by/']],
  ]);
});
