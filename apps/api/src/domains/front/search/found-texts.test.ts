import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSearchGroups, getSuggestions, type FoundPage } from '@yahont/contracts/search/search.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
  await fillSmallShop(api);
  await api.imports.importQuestions([
    question('svet', 'Почему камень светится?', '### Свечение\n\nЭто флуоресценция.'),
    ...Array.from({ length: 6 }, (_, index) =>
      question(`srok-${index}`, `Доставка, случай ${index + 1}?`, 'Завтра.'),
    ),
  ]);
  await api.imports.importVacancies([
    vacancy('montirovshchik', 'Ювелир-монтировщик', '2026-01-01'),
    vacancy('polirovshchik', 'Полировщик', '2099-01-01'),
  ]);
  await api.imports.importGuideSections([
    section('emali', 'Эмали', 'Финифть и её родня'),
    section('chern', 'Чернь'),
    section('skan', 'Скань'),
  ]);
  await api.imports.importArticles([
    element('emali', 'goryachaya', '2026-01-01'),
    element('emali', 'kholodnaya', '2099-01-01'),
    element('chern', 'velikiy-ustyug', '2099-01-01'),
  ]);
  await api.imports.importTextPages([
    {
      path: 'news',
      title: 'Новости',
      description: '',
      h1: 'Новости дома',
      lead: '',
      blocks: [],
      picture: null,
    },
  ]);
  await api.changes.caughtUp();
});
afterAll(() => api.stop());

const pagesFor = async (q: string): Promise<FoundPage[]> =>
  (await api.call(getSearchGroups, { query: { q } })).answer().pages;
const suggestedFor = async (q: string): Promise<FoundPage[]> =>
  (await api.call(getSuggestions, { query: { q } })).answer().pages;

test('a question is found by its answer, at the anchor of the question', async () => {
  const found = [
    { kind: 'question', title: 'Почему камень светится?', url: '/questions/#svet', place: null },
  ];
  expect(await pagesFor('флуоресценция')).toEqual(found);
  expect(await suggestedFor('флуоресценция')).toEqual(found);
});

test('a vacancy is found by its name, with its city and the part that the query is about', async () => {
  const found = { kind: 'vacancy', title: 'Ювелир-монтировщик, Кострома', url: '/vacancies/montirovshchik/' };
  expect(await pagesFor('монтировщик')).toEqual([{ ...found, place: null }]);
  expect(await suggestedFor('монтировщик')).toEqual([{ ...found, place: null }]);
  expect(await pagesFor('монтировщик условия')).toEqual([
    { ...found, place: { heading: 'Условия', url: '/vacancies/montirovshchik/#условия' } },
  ]);
});

test('a section of the guide is found by its name and lead, once it has an article', async () => {
  const found = { kind: 'page', title: 'Эмали — ювелирный гид', url: '/guide/emali/', place: null };
  expect(await pagesFor('эмали')).toEqual([found]);
  expect(await suggestedFor('финифть')).toEqual([found]);
  // The first article of the one comes later; the other has none.
  expect(await pagesFor('чернь')).toEqual([]);
  expect(await pagesFor('скань')).toEqual([]);
});

test('a query for work finds the list and what is open', async () => {
  const urls = (await pagesFor('вакансии')).map(({ url }) => url);
  expect(urls).toEqual(['/vacancies/', '/vacancies/montirovshchik/']);
});

test('a query about jewellery gets no vacancies', async () => {
  expect(await pagesFor('кольца')).toEqual([]);
});

test('many questions leave room for the page', async () => {
  const kinds = async (pages: Promise<FoundPage[]>) => (await pages).map(({ kind }) => kind);
  expect(await kinds(pagesFor('доставка'))).toEqual(['page', ...Array.from({ length: 4 }, () => 'question')]);
  expect(await kinds(suggestedFor('доставка'))).toEqual(['page', 'question', 'question']);
});

test('an address is found once, as its own text names it', async () => {
  const found = (await pagesFor('новости')).filter(({ url }) => url === '/news/');
  expect(found.map(({ title }) => title)).toEqual(['Новости дома']);
});

function question(code: string, text: string, answer: string) {
  return { code, group: 'product', question: text, answer, sort: 100 };
}

function section(code: string, name: string, lead = '') {
  return { code, name, title: name, description: '', lead };
}

function element(of: string, code: string, publishedOn: string) {
  const words = { h1: code, title: code, description: '', lead: '', blocks: [] };
  return { kind: 'guide', section: of, code, ...words, publishedOn };
}

function vacancy(code: string, h1: string, publishedOn: string) {
  return {
    code,
    h1,
    title: h1,
    description: '',
    lead: 'Собирать кольца.',
    city: 'Кострома',
    blocks: [{ type: 'text', heading: 'Условия', markdown: 'Верстак у окна.' }],
    publishedOn,
  };
}
