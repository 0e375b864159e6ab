import { expect, test } from 'vitest';
import { kopecks } from '@yahont/values/money.ts';
import { createDataLayer } from './data-layer.ts';
import { isFirstCount } from './once.ts';
import { createRecorder } from './recorder.ts';
import type { Happening } from './track.ts';
import { createMetrika, type MetrikaGlobals } from './yandex-metrika.ts';

const ORIGIN = 'https://yahont.example';
const page = (path: string, referer = ''): Happening => ({
  kind: 'page',
  url: `${ORIGIN}${path}`,
  title: `Страница ${path}`,
  referer,
});
const detail = (id: number): Happening => ({
  kind: 'detail',
  product: { id, name: 'Кольцо', price: kopecks(100), discount: 0, breadcrumbs: [] },
});
const order = (id: number): Happening => ({
  kind: 'order',
  order: { id, number: `Я-${id}`, total: kopecks(100), lines: [] },
});

test('every page is a hit and the goal pageVisit, both with the address', () => {
  const { record, calls, agree } = openShop();
  agree();
  record(page('/', 'https://ya.ru/'));
  record(page('/catalog/', `${ORIGIN}/`));
  expect(calls().slice(1)).toEqual([
    [77, 'hit', `${ORIGIN}/`, { title: 'Страница /', referer: 'https://ya.ru/' }],
    [77, 'reachGoal', 'pageVisit', { url: `${ORIGIN}/` }],
    [77, 'hit', `${ORIGIN}/catalog/`, { title: 'Страница /catalog/', referer: `${ORIGIN}/` }],
    [77, 'reachGoal', 'pageVisit', { url: `${ORIGIN}/catalog/` }],
  ]);
});

test('the counter is created without its own hit and reads the data layer', () => {
  const { calls, agree, scripts } = openShop();
  agree();
  expect(calls()).toEqual([
    [77, 'init', expect.objectContaining({ defer: true, ecommerce: 'dataLayer', webvisor: false })],
  ]);
  expect(scripts).toEqual(['https://mc.yandex.ru/metrika/tag.js']);
});

test('before consent no counter is notified, and the data layer has the entries', () => {
  const { record, scripts, calls, entries } = openShop();
  record(page('/'));
  record({ kind: 'user', id: 5 });
  expect(scripts).toEqual([]);
  expect(calls()).toEqual([]);
  expect(entries).toEqual([
    { event: 'hit', url: `${ORIGIN}/`, title: 'Страница /', referer: '' },
    { event: 'pageVisit', url: `${ORIGIN}/` },
    { userId: '5' },
  ]);
});

test('with consent the counter gets the open page and the user, and nothing of earlier pages', () => {
  const { record, agree, calls, entries } = openShop();
  record(page('/catalog/a/'));
  record(detail(1));
  record(page('/catalog/b/'));
  record({ kind: 'user', id: 5 });
  record(detail(2));
  agree();
  expect(calls().slice(1)).toEqual([
    [77, 'setUserID', '5'],
    [77, 'hit', `${ORIGIN}/catalog/b/`, expect.anything()],
    [77, 'reachGoal', 'pageVisit', { url: `${ORIGIN}/catalog/b/` }],
  ]);
  expect(JSON.stringify(entries)).not.toContain('/catalog/a/');
  expect(entries).toContainEqual({ ecommerce: expect.objectContaining({ detail: expect.anything() }) });
  expect(entries.filter((entry) => JSON.stringify(entry).includes('detail'))).toHaveLength(1);
});

test('a counter whose consent was taken back gets nothing more, and another one begins anew', () => {
  const { record, agree, calls, scripts } = openShop();
  record(page('/'));
  const { metrika, leave } = agree();
  leave();
  metrika.stop();
  record(page('/cart/'));
  expect(calls().at(-1)).toEqual([77, 'destruct']);
  agree();
  expect(calls().slice(-3)).toEqual([
    [77, 'init', expect.anything()],
    [77, 'hit', `${ORIGIN}/cart/`, expect.anything()],
    [77, 'reachGoal', 'pageVisit', { url: `${ORIGIN}/cart/` }],
  ]);
  expect(scripts).toHaveLength(1);
});

test('the user id is pushed once per page', () => {
  const { record, entries } = openShop();
  record(page('/'));
  record({ kind: 'user', id: 5 });
  record({ kind: 'user', id: 5 });
  record(page('/cart/'));
  record({ kind: 'user', id: 5 });
  expect(entries.filter((entry) => 'userId' in entry)).toEqual([{ userId: '5' }, { userId: '5' }]);
});

test('a product is viewed once while its page is open', () => {
  const { record, entries } = openShop();
  record(page('/catalog/a/'));
  record(detail(1));
  record(detail(1));
  record(page('/'));
  record(page('/catalog/a/'));
  record(detail(1));
  expect(entries.filter((entry) => 'ecommerce' in entry)).toHaveLength(2);
});

test('a purchase is counted once, on whatever day its page is opened again', () => {
  const { record, entries } = openShop();
  record(order(1));
  record(order(1));
  record(page('/'));
  record(order(1));
  record(order(2));
  expect(entries.filter((entry) => JSON.stringify(entry).includes('purchase'))).toHaveLength(2);
});

test('without storage a purchase is counted', () => {
  const broken = {
    getItem: () => 'nonsense',
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(isFirstCount(broken, 1)).toBe(true);
});

test('after a page change everything counts as unseen', () => {
  const { record, turned } = openShop();
  record(page('/'));
  record(page('/cart/'));
  expect(turned()).toBe(2);
});

test('what comes into view or is clicked becomes an entry', () => {
  const { see, press, entries } = openShop();
  const banner = {
    kind: 'promotion' as const,
    promotion: { id: '/catalog/', name: 'Помолвка', position: 1 },
  };
  see(banner);
  press(banner);
  expect(entries).toEqual([
    { ecommerce: expect.objectContaining({ promoView: { promotions: [banner.promotion] } }) },
    { ecommerce: expect.objectContaining({ promoClick: { promotions: [banner.promotion] } }) },
  ]);
});

test('the data layer has a limited length', () => {
  const { record, entries, agree } = openShop();
  for (let index = 0; index < 1000; index += 1) record(page(`/${index}/`));
  expect(entries.length).toBeLessThanOrEqual(300);
  expect(entries.at(-1)).toEqual({ event: 'pageVisit', url: `${ORIGIN}/999/` });
  agree();
  expect(entries).toHaveLength(2);
});

/** A shop with counter number 77, whose script never loads. */
function openShop() {
  const entries: object[] = [];
  const scripts: string[] = [];
  const globals: MetrikaGlobals = {};
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  let turns = 0;
  let eyes: Parameters<Parameters<typeof createRecorder>[0]['makeWatcher']>[0] | undefined;
  const recorder = createRecorder({
    layer: createDataLayer(entries),
    makeWatcher(given) {
      eyes = given;
      return { watch: () => undefined, turnPage: () => void (turns += 1) };
    },
    isFirstCount: (orderId) => isFirstCount(storage, orderId),
  });
  return {
    record: recorder.record,
    agree: () => {
      const metrika = createMetrika(77, globals, (address) => scripts.push(address));
      return { metrika, leave: recorder.join(metrika) };
    },
    calls: () => globals.ym?.a ?? [],
    see: (watched: Parameters<NonNullable<typeof eyes>['onPress']>[0]) => eyes?.onSeen([watched]),
    press: (watched: Parameters<NonNullable<typeof eyes>['onPress']>[0]) => eyes?.onPress(watched),
    turned: () => turns,
    entries,
    scripts,
  };
}
