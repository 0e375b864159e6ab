import { afterAll, beforeAll, expect, test } from 'vitest';
import { listGiftPieces } from '@yahont/contracts/catalogue/gift-pieces.ts';
import {
  FRANCHISE_CONTRACT_FILE,
  FRANCHISE_FILE,
  GIFT_OFFER_FILE,
  SALON_PLAN_FILE,
} from '@yahont/contracts/leads/lead-addresses.ts';
import { listCities } from '@yahont/contracts/locations/locations.ts';
import { cityDate, MOSCOW_HOURS } from '@yahont/values/dates/city-time.ts';
import { addDays, formatDate } from '@yahont/values/dates/iso-date.ts';
import { quoteGifts } from '@yahont/values/leads/corporate.ts';
import { payback } from '@yahont/values/leads/payback.ts';
import { formatAmount } from '@yahont/values/money.ts';
import { readText } from '@yahont/print/testing/read-text.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { SAMPLE_TERMS } from '#src/testing/money/sample-terms.ts';
import { importedCity, importedProduct, importedSection } from '#src/testing/products/import-shapes.ts';
import { makeUin } from '#src/testing/products/products.ts';

/** Runs of one line are drawn apart: words are compared without what is between them. */
const bare = (text: string) => text.replaceAll(/\s+/g, '');

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  await api.imports.importCities([importedCity()]);
  await api.imports.importSections([importedSection({ code: 'broshi', rule: { kinds: ['brooch'] } })]);
  const brooch = { kind: 'brooch', style: 'brooch', sectionPath: 'broshi', sizes: [] } as const;
  await api.imports.importProducts([importedProduct('poppy', { ...brooch, sizes: [], price: 700_000 })]);
  await api.imports.importItems([{ uin: makeUin(), productCode: 'poppy', size: null, storeCode: null }]);
  await api.changes.caughtUp();
});
afterAll(() => api.stop());

async function fileAt(path: string): Promise<string> {
  const answer = await api.send(`GET ${encodeURI(path)}`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return bare(readText(Buffer.from(await answer.arrayBuffer())).join(''));
}

test('a commercial offer says what the calculator of the page does, for two weeks, and names the seller', async () => {
  const [piece] = (await api.call(listGiftPieces)).answer().items;
  if (!piece) throw new Error('the shop has no piece for gifts');
  const quote = quoteGifts({ price: piece.price, quantity: 30, isEngraved: true, isWrapped: true });
  const text = await fileAt(`${GIFT_OFFER_FILE}?piece=${piece.id}&quantity=30&engraving=1&wrapping=1`);
  const today = cityDate(api.clock.now(), MOSCOW_HOURS);
  for (const words of [
    'Коммерческое предложение',
    `цены действуют до ${formatDate(addDays(today, 14))} включительно`,
    piece.name,
    'Скидка за количество 8%',
    formatAmount(quote.total),
    `Срок: ${quote.days} рабочих дней`,
    SAMPLE_TERMS.seller.name,
  ])
    expect(text).toContain(bare(words));
  for (const query of [
    '',
    `?piece=${piece.id}&quantity=0`,
    '?piece=999999&quantity=3',
    `?piece=${piece.id}&quantity=1e9`,
  ])
    expect((await api.send(`GET ${GIFT_OFFER_FILE}${query}`)).status, query).toBe(404);
});

test('the sample of the contract is a file once its text is published', async () => {
  expect((await api.send(`GET ${FRANCHISE_CONTRACT_FILE}`)).status).toBe(404);
  await api.imports.importTextPages([
    {
      path: '/franchising/dogovor/',
      title: 'Образец договора',
      description: 'Образец договора',
      h1: 'Образец договора концессии',
      lead: 'Проект для обсуждения.',
      blocks: [{ type: 'text' as const, heading: '1. Предмет', markdown: 'Один салон.' }],
      picture: null,
      pictureAlt: '',
    },
  ]);
  const shown = await fileAt(FRANCHISE_CONTRACT_FILE);
  for (const words of ['Образец договора концессии', 'Проект для обсуждения.', '1. Предмет', 'Один салон.'])
    expect(shown).toContain(bare(words));
});

test('the page of the franchise and a calculation of a salon are files', async () => {
  expect((await api.send(`GET ${FRANCHISE_FILE}`)).status).toBe(404);
  await api.imports.importTextPages([
    {
      path: '/franchising/',
      title: 'Франшиза',
      description: 'Франшиза',
      h1: 'Салон в вашем городе',
      lead: 'Открываем с партнёрами.',
      blocks: [{ type: 'text' as const, heading: 'Что берём на себя', markdown: 'Товар и учёт.' }],
      picture: null,
      pictureAlt: '',
    },
  ]);
  const shown = await fileAt(FRANCHISE_FILE);
  for (const words of ['Салон в вашем городе', 'Что берём на себя', 'Товар и учёт.'])
    expect(shown).toContain(bare(words));

  const plan = { area: 80, rent: 3500, investment: 28_500_000 };
  const { population } = (await api.call(listCities)).answer()[0]?.additionalInfo ?? { population: 0 };
  const { month, profit } = payback({ ...plan, population });
  const counted = await fileAt(`${SALON_PLAN_FILE}?city=москва&area=80&rent=3500&investment=28500000`);
  for (const words of [
    'Расчёт салона «Яхонт»: Москва',
    '28 500 000 руб.',
    `${profit}`,
    `${month ?? 'не наступает'}`,
    'Роялти',
    '3 % продаж',
  ])
    expect(counted.replaceAll(/(?<=\d)\s(?=\d)/g, '')).toContain(bare(words));
  for (const query of [
    '',
    '?city=Нетакой&area=80&rent=3500&investment=28500000',
    '?city=москва&area=1&rent=3500&investment=28500000',
  ])
    expect((await api.send(`GET ${SALON_PLAN_FILE}${encodeURI(query)}`)).status, query).toBe(404);
});
