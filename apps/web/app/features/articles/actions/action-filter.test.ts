import { expect, test } from 'vitest';
import type { ArticleCard } from '@yahont/contracts/content/articles.ts';
import { actionsOf, actionsUrl, countActions, readActionWish } from './action-filter.ts';

type Action = NonNullable<ArticleCard['action']>;

const CARDS = [
  card('pearls', { hasCode: true, isEnding: true }),
  card('sizes', { topic: 'prices' }),
  card('snow', { hasCode: true, state: 'coming' }),
  card('summer', { hasCode: true, state: 'ended' }),
];

test.each([
  ['', ['pearls', 'sizes', 'snow', 'summer'], 3],
  ['about=code', ['pearls', 'snow', 'summer'], 2],
  ['about=prices', ['sizes'], 1],
  ['about=services', [], 0],
  ['when=now', ['pearls', 'sizes'], 2],
  ['when=ending', ['pearls'], 1],
  ['when=coming', ['snow'], 1],
  ['about=code&when=now', ['pearls'], 1],
  ['about=prices&when=ending', [], 0],
])('?%s shows %s', (query, urls, count) => {
  const wish = readActionWish(new URLSearchParams(query));
  if (wish === undefined) throw new Error(`no wish in ${query}`);
  expect(actionsOf(CARDS, wish).map(({ url }) => url)).toEqual(urls);
  expect(countActions(CARDS, wish)).toBe(count);
  expect(actionsUrl(wish)).toBe(query === '' ? '/actions/' : `/actions/?${query}`);
});

test.each(['about=gold', 'when=', 'when=now&about=', 'about=Code'])('?%s is no part of the list', (query) => {
  expect(readActionWish(new URLSearchParams(query))).toBeUndefined();
});

function card(url: string, wish: Partial<Action>): ArticleCard {
  const days = { state: 'current', startsOn: '2026-11-01', endsOn: null, condition: '' } as const;
  return {
    kind: 'action',
    url,
    h1: url,
    lead: '',
    picture: null,
    publishedOn: '2026-11-01',
    changedOn: '2026-11-01',
    sectionName: '',
    minutes: 1,
    action: { ...days, topic: null, hasCode: false, isEnding: false, ...wish },
  };
}
