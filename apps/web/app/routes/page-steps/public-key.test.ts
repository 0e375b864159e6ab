import { expect, test } from 'vitest';
import type { StoneScale } from '@yahont/contracts/stones/grades.ts';
import { publicKey, queryNames } from './public-key.ts';

const ROUTES = new Set(['root', 'routes/home/home', 'routes/layouts/default']);
const SEO = new Set(['/engraving/?a=1&b=2']);
const keyOf = (address: string, scale: StoneScale = 'ru') =>
  publicKey(new URL(address, 'https://shop.example'), {
    routeIds: ROUTES,
    hasSeoQuery: (asked) => SEO.has(asked),
    scale,
  });

/** Every parameter that some public page reads. */
const ALL_NAMES = new Set(
  ['/catalog/', '/catalog/diamonds/', '/catalog/diamonds/mgu-1/selection/', '/stores/', '/news/', '/actions/']
    .concat([
      '/questions/',
      '/discount/razmery/',
      '/engraving/',
      '/gold_buying/',
      '/franchising/',
      '/corporate_ps/',
    ])
    .flatMap((path) => [...queryNames(path)]),
);

test('the key of a page is its path and the parameters that change it', () => {
  expect(keyOf('/news/?utm_source=mail')).toBe('/news/');
  expect(keyOf('/catalog/koltsa/?utm_source=mail&metal=platinum')).toBe('/catalog/koltsa/?metal=platinum');
});

test('the stores of a city depend on the filters and on the chosen store', () => {
  expect(keyOf('/stores/moskva/?service=gold&utm_source=mail&open=1&store=3')).toBe(
    '/stores/moskva/?open=1&service=gold&store=3',
  );
});

test.each([
  '/cart/',
  '/Cart/',
  '/personal/orders/',
  '/favorites/',
  '/dev/outbox/',
  '/catalog/diamonds/mgu-1/showing/',
  '/check_user/',
  '/news',
  '/news/?MailTrackingId=1',
])('%s is not cached', (address) => {
  expect(keyOf(address)).toBeNull();
});

test('data for all routes of a page differs from data for some', () => {
  const all = keyOf('/news/_.data');
  expect(all).toBe('/news/#');
  expect(keyOf('/news/_.data?_routes=root')).toBe('/news/#root');
  expect(keyOf('/news/_.data?_routes=root,routes/home/home')).toBe('/news/#root,routes/home/home');
  for (const routes of ['*', '', 'evil', 'root,evil', 'root,']) {
    expect(keyOf(`/news/_.data?_routes=${encodeURIComponent(routes)}`), routes).toBeNull();
  }
});

test('data for an address without its trailing slash is not the data of the page: the redirect comes first', () => {
  expect(keyOf('/garantiya.data?x=1')).toBeNull();
  expect(keyOf('/news.data')).toBeNull();
  expect(keyOf('/garantiya/_.data?x=1')).toBe('/garantiya/#');
  expect(keyOf('/_.data')).toBe('/#');
  expect(keyOf('/cart.data')).toBeNull();
});

test('a query with SEO data makes a page of its own, in one spelling', () => {
  expect(keyOf('/engraving/?b=2&a=1')).toBe('/engraving/?a=1&b=2');
  expect(keyOf('/engraving/_.data?b=2&a=1&_routes=root')).toBe('/engraving/?a=1&b=2#root');
  expect(keyOf('/engraving/?a=1')).toBe('/engraving/');
});

test('values that the API refuses do not make a page of their own', () => {
  expect(keyOf(`/catalog/koltsa/?metal=${'x'.repeat(61)}&metal=platinum`)).toBe(
    '/catalog/koltsa/?metal=platinum',
  );
  expect(keyOf(`/search/?q=${'a'.repeat(201)}`)).toBe(`/search/?q=${'a'.repeat(200)}`);
  expect(keyOf('/search/?q=%00')).toBe('/search/');
});

test('news have pages and years', () => {
  expect(keyOf('/news/?year=2025&page=2&utm_source=x')).toBe('/news/?page=2&year=2025');
  expect(keyOf('/news/rss.xml')).toBe('/news/rss.xml');
});

test('a search among questions is a page of its own', () => {
  expect(keyOf('/questions/?q=size&page=2')).toBe('/questions/?q=size');
});

test('stones are shown in the chosen scale unless the address names a scale or its grades', () => {
  expect(keyOf('/catalog/diamonds/', 'gia')).toBe('/catalog/diamonds/?scale=gia');
  expect(keyOf('/catalog/diamonds/?shape=oval&utm_source=mail', 'gia')).toBe(
    '/catalog/diamonds/?shape=oval&scale=gia',
  );
  expect(keyOf('/catalog/diamonds/_.data?_routes=root', 'gia')).toBe('/catalog/diamonds/?scale=gia#root');
  expect(keyOf('/catalog/diamonds/?scale=ru', 'gia')).toBe('/catalog/diamonds/?scale=ru');
  expect(keyOf('/catalog/diamonds/?colour=2-5', 'gia')).toBe('/catalog/diamonds/?colour=2-5');
  expect(keyOf('/catalog/diamonds/?colour_from=2', 'gia')).toBe('/catalog/diamonds/?colour_from=2');
  expect(keyOf('/catalog/koltsa/', 'gia')).toBe('/catalog/koltsa/');
  expect(keyOf('/catalog/diamonds/')).toBe('/catalog/diamonds/');
});

test('a choice of a setting is a page of its own, whatever order its keys come in', () => {
  const page = '/catalog/diamonds/gia-2141438171/selection/';
  expect(keyOf(`${page}?size=17&setting=oprava-1&utm_source=mail&colour=1-2`)).toBe(
    `${page}?setting=oprava-1&size=17`,
  );
  expect(keyOf(`${page}_.data?all=1&metal=platinum&_routes=root`, 'gia')).toBe(
    `${page}?metal=platinum&all=1#root`,
  );
  expect(keyOf(`${page}?shape=oval&scale=gia`, 'gia')).toBe(page);
});

test('a shape is chosen by weight and price, which a form sends as four fields', () => {
  const page = '/catalog/diamonds/round/selection/';
  expect(keyOf(`${page}?price=-100000&carat=0.45-0.55&colour=2-5`)).toBe(
    `${page}?carat=0.45-0.55&price=-100000`,
  );
  expect(keyOf(`${page}?carat_from=0.5&price_to=x`)).toBe(`${page}?carat_from=0.5&price_to=x`);
});

test('no shared page holds the words that a shopper wants engraved', () => {
  const page = '/catalog/diamonds/gia-2141438171/selection/';
  expect(keyOf(`${page}?setting=oprava-1&engraving=Ты+и+я`)).toBeNull();
  expect(keyOf(`${page}_.data?engraving=Ты+и+я&_routes=root`)).toBeNull();
});

test('what visitors type into a service is shared with nobody, its bare page with all', () => {
  expect(keyOf('/gold_buying/?utm_source=mail')).toBe('/gold_buying/');
  expect(keyOf('/gold_buying/?fineness=585&weight=8')).toBeNull();
  expect(keyOf('/gold_buying/_.data?piece=7')).toBeNull();
  expect(keyOf('/engraving/?engraving=%D0%90')).toBeNull();
  expect(keyOf('/engraving/?surface=back')).toBeNull();
  expect(keyOf('/engraving/?utm_source=mail')).toBe('/engraving/');
});

test.each([
  '/',
  '/catalog/koltsa/',
  '/catalog/koltsa/_.data',
  '/catalog/diamonds/',
  '/catalog/diamonds/mgu-1/selection/',
  '/search/',
  '/stores/moskva/',
  '/news/',
  '/actions/',
  '/questions/',
  '/discount/razmery/',
  '/engraving/',
  '/gold_buying/',
  '/franchising/',
  '/corporate_ps/',
])('only the named parameters change the key of %s', (path) => {
  const names = queryNames(path);
  expect(queryNames(path)).toBe(names);
  const bare = keyOf(path, 'gia');
  expect(keyOf(`${path}?MailTrackingId=1`)).toBeNull();
  for (const name of ALL_NAMES) {
    for (const value of ['1', '2', 'gold', 'gia', '17.5', 'да']) {
      const key = keyOf(`${path}?${name}=${encodeURIComponent(value)}`, 'gia');
      if (key !== bare) expect(names, `${path} ${name}`).toContain(name);
    }
  }
});
