import { expect, test } from 'vitest';
import { readSource } from './read-source.server.ts';
import { sourceOf } from './lead-source.ts';
import { SOURCE_FIELDS } from './lead-names.ts';

const SHOP = 'https://yahont.test';
const UTM = 'utm_source=yandex&utm_medium=cpc&utm_campaign=%D0%B7%D0%B8%D0%BC%D0%B0&utm_term=&utm_content=a';
const MARKS = { source: 'yandex', medium: 'cpc', campaign: 'зима', content: 'a' };

test('the marks of the first address that has any are kept over the whole visit', () => {
  const visit = [`${SHOP}/`, `${SHOP}/catalog/?${UTM}&gclid=1`, `${SHOP}/feedback/?utm_source=letter`];
  expect(sourceOf(visit, '', SHOP).utm).toEqual(MARKS);
});

test.each([
  ['no address', []],
  ['addresses without marks', [`${SHOP}/?source=yandex`, `${SHOP}/catalog/`]],
  ['marks of spaces', [`${SHOP}/?utm_source=%20%20`]],
  ['a mark of no campaign, which is too long', [`${SHOP}/?utm_source=${'x'.repeat(201)}`]],
  ['an address that is none', ['about:blank', 'not an address']],
])('%s marks nothing', (_what, visit) => {
  expect(sourceOf(visit, '', SHOP).utm).toEqual({});
});

test('a mark that is too long does not take the others along', () => {
  const visit = [`${SHOP}/?utm_source=${'x'.repeat(201)}&utm_medium=cpc`];
  expect(sourceOf(visit, '', SHOP).utm).toEqual({ medium: 'cpc' });
});

test.each([
  [
    'another site is its scheme and host: its path may be private',
    'https://mail.test/inbox/7?q=anna',
    'https://mail.test',
  ],
  ['another port is another site', 'https://yahont.test:8443/x/', 'https://yahont.test:8443'],
  ['a page of the shop is its path, without its query', `${SHOP}/catalog/koltsa/?q=anna`, '/catalog/koltsa/'],
  ['a visit that began with a bookmark has none', '', ''],
  ['what is no address is dropped', 'somewhere', ''],
])('the referrer: %s', (_what, referrer, kept) => {
  expect(sourceOf([], referrer, SHOP).referrer).toBe(kept);
});

test('a long path of the shop is cut, and not refused', () => {
  expect(sourceOf([], `${SHOP}/${'a'.repeat(500)}`, SHOP).referrer).toHaveLength(300);
});

test('the fields of the form carry the source to the server as it was', () => {
  const form = new FormData();
  for (const [part, text] of Object.entries(MARKS)) form.set(SOURCE_FIELDS.utm(part), text);
  form.set(SOURCE_FIELDS.referrer, 'https://ya.test');
  form.set(SOURCE_FIELDS.page, '/partners/');
  expect(readSource(form)).toEqual({ utm: MARKS, referrer: 'https://ya.test', page: '/partners/' });
});

test('without scripts the page alone is known, and without that the home page', () => {
  const form = new FormData();
  form.set(SOURCE_FIELDS.page, '/partners/');
  expect(readSource(form)).toEqual({ utm: {}, referrer: '', page: '/partners/' });
  expect(readSource(new FormData())).toEqual({ utm: {}, referrer: '', page: '/' });
});
