import { expect, test } from 'vitest';
import type { Return } from '@yahont/contracts/returns/returns.ts';
import { kopecks } from '@yahont/values/money.ts';
import { returnSentence, verdictText } from './return-words.ts';
import { returnStory } from './return-story.ts';

const about: Return = {
  id: 20_718,
  number: 'В-20718',
  order: { id: 100_216, number: 'Я-100216' },
  state: 'requested',
  reason: 'wrong-size',
  comment: '',
  route: { kind: 'courier', address: 'Покровка, 27', date: '2026-11-22', hours: null },
  askedAt: '2026-11-20T09:00:00Z',
  moneyBy: '2026-11-30',
  lines: [{ lineId: 1, name: 'Кольцо', amount: kopecks(1_000_000) }],
  amount: kopecks(1_000_000),
  isPaidBack: false,
  denial: null,
  history: [{ state: 'requested', at: '2026-11-20T09:00:00Z' }],
  exchange: null,
  postage: null,
  postageMost: null,
  pictures: 0,
  canWithdraw: true,
};

test('what a company bought comes back only when it is faulty', () => {
  const unwanted = { isReturnable: false, reason: 'company', until: null } as const;
  const faulty = { isReturnable: true, until: '2028-11-20' } as const;
  expect(plain(verdictText({ unwanted, faulty }))).toBe(
    'Куплено на компанию, вернуть можно только при браке. Брак примем до 20 ноября 2028 года',
  );
});

const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const story = (one: Return) =>
  returnStory(one, (at) => at.slice(0, 10)).map(
    ({ title, state, when }) => `${plain(title)} ${state} ${plain(when)}`,
  );

test('a courier has a step of their own, a store has none', () => {
  expect(story(about)).toEqual([
    'Заявка now 2026-11-20',
    'У курьера will ',
    'Проверяем will ',
    'Деньги will не позже 30 ноября',
  ]);
  expect(story({ ...about, route: { kind: 'store', storeId: 1 } })).toHaveLength(3);
});

test('a return that was paid back is over, one whose money is on its way is not', () => {
  const history: Return['history'] = [...about.history, { state: 'refunded', at: '2026-11-25T09:00:00Z' }];
  const paid = { ...about, state: 'refunded', history } as const;
  expect(story(paid).at(-1)).toBe('Деньги now 2026-11-25');
  expect(story({ ...paid, isPaidBack: true }).at(-1)).toBe('Деньги was 2026-11-25');
});

test('what was left with the courier begins with the fitting and asks for nothing', () => {
  const at = '2026-11-20T09:00:00Z';
  const history: Return['history'] = [
    { state: 'checked', at },
    { state: 'refunded', at },
  ];
  const door: Return = { ...about, state: 'refunded', history, isPaidBack: true };
  expect(story(door)).toEqual(['Примерка was 2026-11-20', 'Деньги was 2026-11-20']);
  expect(plain(returnSentence(door))).toBe('Не подошло на примерке: курьер увёз, платить за это не нужно');
  expect(plain(returnSentence({ ...door, isPaidBack: false }))).toMatch(/деньги придут не позже 30 ноября/i);
});

test('a withdrawn request says what happened and nothing more', () => {
  const history: Return['history'] = [...about.history, { state: 'withdrawn', at: '2026-11-21T09:00:00Z' }];
  expect(story({ ...about, state: 'withdrawn', history })).toEqual([
    'Заявка was 2026-11-20',
    'Отозвана was 2026-11-21',
  ]);
});

test.each([
  [
    about,
    'Заявка получена: ответим в течение рабочего дня, пока ничего отправлять не нужно. Вы выбрали курьера 22 ноября',
  ],
  [{ ...about, route: { kind: 'store' as const, storeId: 1 } }, 'Ждём вас в салоне с изделиями и паспортом'],
  [{ ...about, state: 'approved' as const }, 'Заявка принята: курьер заберёт изделия 22 ноября'],
  [
    {
      ...about,
      state: 'approved' as const,
      route: {
        kind: 'courier' as const,
        address: 'Покровка, 27',
        date: '2026-11-22',
        hours: { from: '10:00', to: '14:00' },
      },
    },
    'Заявка принята: курьер заберёт изделия 22 ноября с 10:00 до 14:00',
  ],
  [
    { ...about, state: 'approved' as const, route: { kind: 'post' as const } },
    'Ждём вашу посылку: распечатайте ярлык и отправьте её с описью',
  ],
  [
    { ...about, state: 'refused' as const, denial: { reason: 'worn' as const, words: 'Царапина.' } },
    'Возврат не принят: есть следы носки. Царапина.',
  ],
  [{ ...about, state: 'refunded' as const }, 'Возврат принят. Деньги придут не позже 30 ноября'],
])('the sentence of %#', (one, sentence) => {
  expect(plain(returnSentence(one))).toBe(sentence);
});

test('a line says until when it can come back, and why not', () => {
  const faulty = { isReturnable: true, until: '2028-11-20' } as const;
  const words = (unwanted: Parameters<typeof verdictText>[0]['unwanted']) =>
    plain(verdictText({ unwanted, faulty }));
  expect(words({ isReturnable: true, until: '2026-11-27' })).toBe('Без объяснения причин до 27 ноября');
  expect(words({ isReturnable: false, reason: 'made-to-order', until: null })).toBe(
    'Сделано для вас, вернуть нельзя. Брак примем до 20 ноября 2028 года',
  );
  expect(words({ isReturnable: false, reason: 'too-late', until: '2026-11-19' })).toBe(
    'Семь дней прошли 19 ноября. Брак примем до 20 ноября 2028 года',
  );
});
