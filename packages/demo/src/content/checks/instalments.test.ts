import { expect, test } from 'vitest';
import { demoShop } from '../../demo-shop.ts';

const shop = demoShop(new Date('2026-11-20T12:00:00Z'));

/** «Рассрочка» in words, and links to what is about it. */
const MENTION = /рассроч|rass?rochk/i;

/** Also true in a shop without an operator: past topics of a course, and possible receivers of data. */
const ALLOWED = [
  /^articles\.shkola-prodavtsov\.blocks\.\d+\.rows\.\d+\.1$/,
  /^textPages\.\/politika\/\.blocks\.\d+\.rows\.\d+\.[02]$/,
];

test('instalments are mentioned in marked texts and parts only', () => {
  const unmarked = mentionsIn(shop, []).filter((place) => !ALLOWED.some((allowed) => allowed.test(place)));
  expect(unmarked).toEqual([]);
});

test('every place that is allowed has a mention', () => {
  const places = mentionsIn(shop, []);
  for (const allowed of ALLOWED) expect(places.some((place) => allowed.test(place))).toBe(true);
});

test('what is about instalments is marked: the action, its questions, parts of pages', () => {
  const marked = [...shop.articles, ...shop.questions].flatMap(({ code, needs }) => (needs ? [code] : []));
  expect(marked.toSorted()).toEqual([
    'rasrochka-dosrochno',
    'rasrochka-skidka',
    'rasrochka-usloviya',
    'rasrochka-vozvrat',
    'rassrochka',
  ]);
  const pages = shop.textPages.filter(({ blocks }) => blocks.some(({ needs }) => needs === 'instalment'));
  expect(pages.map(({ path }) => path).toSorted()).toEqual(['/delivery/', '/discount/termin/', '/info/']);
});

/**
 * Where a value mentions instalments outside the parts that require them:
 * `textPages./politika/.blocks.3.rows.0.2`.
 */
function mentionsIn(value: unknown, place: readonly string[]): string[] {
  if (typeof value === 'string') return MENTION.test(value) ? [place.join('.')] : [];
  if (typeof value !== 'object' || value === null) return [];
  if ('needs' in value && value.needs === 'instalment') return [];
  if ('needsInstalments' in value && value.needsInstalments === true) return [];
  return Object.entries(value).flatMap(([key, inner]) => mentionsIn(inner, [...place, nameOf(inner) ?? key]));
}

/** Code or path of an entry of a list; null for what has none. */
function nameOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  if ('code' in value && typeof value.code === 'string') return value.code;
  return 'path' in value && typeof value.path === 'string' ? value.path : null;
}
