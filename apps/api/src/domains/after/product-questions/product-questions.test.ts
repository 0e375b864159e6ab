import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestEmailVerification } from '@yahont/contracts/accounts/email-proof.ts';
import * as office from '@yahont/contracts/office/product-questions.ts';
import * as contract from '@yahont/contracts/product-questions/product-questions.ts';
import type { BodyOf } from '@yahont/contracts/wire/endpoint.ts';
import { createTestApi, type TestApi, type TestHeaders } from '#src/testing/api.ts';
import { makeEmail, messagesTo } from '#src/testing/leads.ts';
import { addArbat, addPiece } from '#src/testing/office.ts';
import { QUESTION_TEXT, writeBareQuestion } from '#src/testing/product-questions/bare-question.ts';
import { importedCity, importedStore } from '#src/testing/products/import-shapes.ts';
import { fillSmallShop, type SmallShop } from '#src/testing/small-shop.ts';
import { makeStaff, type TestStaff } from '#src/testing/staff.ts';
import { until } from '#src/testing/until.ts';
import { makeFuser, signIn } from '#src/testing/visitors.ts';
import { questionData } from './personal-data.ts';
import { chooseStore } from './stores-with-piece.ts';
import { tendQuestions } from './tend-questions.ts';

const DAY_MS = 86_400_000;
const ANSWER = 'Да, встаёт вплотную: проверили с кольцом в два миллиметра.';

let api: TestApi;
let shop: SmallShop;
let arbat: number;
let seller: TestStaff;
let stranger: TestStaff;
let operator: TestStaff;
beforeAll(async () => {
  api = await createTestApi();
  shop = await fillSmallShop(api);
  arbat = await addArbat(api);
  seller = await makeStaff(api.context, ['consultant'], ['petrovka']);
  stranger = await makeStaff(api.context, ['consultant'], ['arbat']);
  operator = await makeStaff(api.context, ['operator']);
});
afterAll(() => api.stop());

/** A piece that lies in Petrovka, or where it is said. */
const pieceIn = async (storeId: number | null = shop.storeId) => (await addPiece(api, storeId)).productId;

type Wish = Partial<BodyOf<typeof contract.askQuestion>> & { productId: number };
const ask = (wish: Wish, headers: TestHeaders = {}) =>
  api.call(contract.askQuestion, {
    headers,
    body: { text: QUESTION_TEXT, email: makeEmail(), acceptsPersonalData: true, ...wish },
  });
const shown = async (productId: number) =>
  (await api.call(contract.getProductQuestions, { params: { id: productId } })).answer();
const own = async (productId: number, headers: TestHeaders = {}) =>
  (await api.call(contract.getOwnQuestions, { params: { id: productId }, headers })).answer();
const answerIt = (id: number, { headers }: TestStaff = seller, text = ANSWER, isCorrection = false) =>
  api.call(office.answerQuestion, { headers, params: { id }, body: { text, isCorrection } });
const refuseIt = (id: number, { headers }: TestStaff = seller) =>
  api.call(office.refuseQuestion, {
    headers,
    params: { id },
    body: { cause: 'off-topic', reason: 'Вопрос о доставке, ответ есть на её странице.' },
  });
const passIt = (id: number, storeId: number | null, { headers }: TestStaff = seller) =>
  api.call(office.passQuestion, { headers, params: { id }, body: { storeId, reason: 'Кольцо уехало' } });
const listed = async (list: (typeof office.OFFICE_QUESTION_LISTS)[number], { headers }: TestStaff) =>
  (await api.call(office.listOfficeQuestions, { headers, query: { list } })).answer().items;
async function lettersTo(email: string) {
  while ((await api.deliverOutbox()) > 0);
  return messagesTo(api, email);
}

test('a question goes to the store that has the piece, waits unseen, and is published with its answer', async () => {
  const productId = await pieceIn();
  const [fuser, email] = [await makeFuser(api), makeEmail()];
  const before = await own(productId, fuser);
  expect(before).toMatchObject({
    items: [],
    email: null,
    answerer: { address: 'ул. Петровка, 11', hasPiece: true },
  });
  const asked = (await ask({ productId, email }, fuser)).answer();
  // Asked at noon in Moscow, the store works from ten to ten: ten working hours are over at its closing.
  expect(asked).toMatchObject({
    state: 'waiting',
    answerer: { address: 'ул. Петровка, 11', hasPiece: true },
    due: { date: asked.today, time: '22:00' },
    isOverdue: false,
    refusal: null,
  });
  expect(before.due).toEqual(asked.due);
  expect(await shown(productId)).toEqual({ total: 0, items: [] });
  expect((await own(productId, fuser)).items).toEqual([asked]);
  expect((await own(productId, await makeFuser(api))).items, 'another visitor').toEqual([]);

  const mine = (await listed('waiting', seller)).find(({ id }) => id === asked.id);
  expect(mine).toMatchObject({ storeId: shop.storeId, storesWithPiece: [shop.storeId], isOverdue: false });
  expect(JSON.stringify(mine)).not.toContain(email);
  expect((await answerIt(asked.id)).answer()).toMatchObject({ state: 'answered', answer: { text: ANSWER } });
  const page = await shown(productId);
  expect(page).toMatchObject({
    total: 1,
    items: [
      {
        id: asked.id,
        isSample: false,
        text: QUESTION_TEXT,
        city: 'Москва',
        answer: { address: 'ул. Петровка, 11', hasPiece: true, text: ANSWER },
      },
    ],
  });
  expect(JSON.stringify(page)).not.toMatch(/example\.ru|Дарья/);
  expect((await own(productId, fuser)).items).toEqual([]);
  const letters = await lettersTo(email);
  expect(letters).toHaveLength(1);
  expect(letters[0]?.text).toContain(ANSWER);
  expect(letters[0]?.text).toContain('ул. Петровка, 11');

  // A second seller overwrites nothing. A correction replaces the answer without a letter, and what was published can
  // leave the page.
  expect((await answerIt(asked.id, seller, 'Не знаю')).problem.code).toBe('wrong-state');
  (await answerIt(asked.id, seller, `${ANSWER} И с тонким тоже.`, true)).answer();
  expect((await shown(productId)).items[0]?.answer.text).toContain('И с тонким');
  expect((await refuseIt(asked.id)).answer().state).toBe('refused');
  expect((await shown(productId)).total).toBe(0);
  expect(await lettersTo(email)).toHaveLength(1);
  expect((await answerIt(asked.id)).problem).toMatchObject({
    code: 'wrong-state',
    context: { state: 'refused' },
  });
});

test('a refusal is explained once, in a letter and beside the own question', async () => {
  const productId = await pieceIn();
  const [fuser, email] = [await makeFuser(api), makeEmail()];
  const { id } = (await ask({ productId, email }, fuser)).answer();
  (await refuseIt(id)).answer();
  expect((await refuseIt(id)).problem.code).toBe('wrong-state');
  expect((await own(productId, fuser)).items).toMatchObject([
    {
      id,
      state: 'refused',
      refusal: { cause: 'off-topic', words: 'Вопрос о доставке, ответ есть на её странице.' },
    },
  ]);
  const letters = await lettersTo(email);
  expect(letters).toHaveLength(1);
  expect(letters[0]?.text).toContain('Вопрос о доставке');
  // Somebody else may have typed an insult and this address.
  expect(letters[0]?.text).not.toContain(QUESTION_TEXT);
  expect(await shown(productId)).toMatchObject({ total: 0 });
});

test('a piece that no store has is answered by the head office, which passes the question on', async () => {
  const productId = await pieceIn(null);
  const asked = (await ask({ productId })).answer();
  expect(asked).toMatchObject({ answerer: { address: null, hasPiece: false }, due: { time: '10:00' } });
  expect((await listed('waiting', seller)).some(({ id }) => id === asked.id)).toBe(false);
  expect((await listed('waiting', operator)).find(({ id }) => id === asked.id)).toMatchObject({
    storeId: null,
  });
  expect((await answerIt(asked.id)).problem.code).toBe('question-not-found');
  expect((await passIt(asked.id, 999_999, operator)).problem.code).toBe('store-not-found');
  const passed = (await passIt(asked.id, shop.storeId, operator)).answer();
  expect(passed).toMatchObject({ storeId: shop.storeId, state: 'waiting' });
  (await answerIt(asked.id)).answer();
  expect((await shown(productId)).items).toMatchObject([
    { answer: { address: 'ул. Петровка, 11', hasPiece: false } },
  ]);
  expect((await passIt(asked.id, arbat)).problem.code).toBe('wrong-state');
});

test('staff of another store cannot see, answer, refuse or pass a question until it is theirs', async () => {
  const productId = await pieceIn();
  const { id } = (await ask({ productId })).answer();
  expect((await listed('waiting', stranger)).some((one) => one.id === id)).toBe(false);
  const codes = [
    (await answerIt(id, stranger)).problem.code,
    (await refuseIt(id, stranger)).problem.code,
    (await passIt(id, arbat, stranger)).problem.code,
  ];
  expect(codes).toEqual(['question-not-found', 'question-not-found', 'question-not-found']);
  expect((await api.call(office.answerQuestion, { params: { id }, body: { text: ANSWER } })).status).toBe(
    401,
  );
  (await passIt(id, arbat)).answer();
  expect((await answerIt(id)).problem.code).toBe('question-not-found');
  (await answerIt(id, stranger)).answer();
  expect((await shown(productId)).items[0]?.answer).toMatchObject({ hasPiece: false });
});

test('another account cannot see a question that waits, and nobody sees who asked', async () => {
  const productId = await pieceIn();
  const anna = await signIn(api);
  const { id } = (await ask({ productId }, anna.headers)).answer();
  const other = await signIn(api);
  const theirs = { params: { id: productId }, headers: other.headers };
  expect((await api.call(contract.getOwnQuestions, theirs)).answer().items).toEqual([]);
  expect((await own(productId, anna.headers)).items).toMatchObject([{ id }]);
});

test('what a visitor asked belongs to the account after signing in', async () => {
  const productId = await pieceIn();
  const fuser = await makeFuser(api);
  const { id } = (await ask({ productId }, fuser)).answer();
  const { headers } = await signIn(api, { fuser });
  expect((await own(productId, headers)).items).toMatchObject([{ id }]);
});

test('the same question of one person waits once, of two people twice', async () => {
  const productId = await pieceIn();
  const email = makeEmail();
  const both = await Promise.all([ask({ productId, email }), ask({ productId, email })]);
  const [one, again] = both.map(({ answer }) => answer().id);
  expect(one).toBe(again);
  const { headers } = await signIn(api);
  const first = (await ask({ productId, email }, headers)).answer().id;
  expect(first).not.toBe(one);
  expect((await ask({ productId, email }, headers)).answer().id).toBe(first);
});

test('a phone, an address and a text that is too short or too long are refused at the field', async () => {
  const productId = await pieceIn();
  const text = async (typed: string) => {
    const { code, context, errors } = (await ask({ productId, text: typed })).problem;
    return [code, context, errors?.map(({ path }) => path)];
  };
  expect(await text('Позвоните мне, пожалуйста: 8 916 204-18-33')).toEqual([
    'contact-in-text',
    { contact: 'phone' },
    ['text'],
  ]);
  expect(await text('Напишите ответ на anna@example.ru')).toEqual([
    'contact-in-text',
    { contact: 'email' },
    ['text'],
  ]);
  expect(await text('Гнётся?')).toEqual(['validation', undefined, ['text']]);
  expect(await text('а'.repeat(401))).toEqual(['validation', undefined, ['text']]);
  expect((await ask({ productId: 999_999 })).problem.code).toBe('product-not-found');
});

test('an answer needs an address: typed, or proved by the account', async () => {
  const productId = await pieceIn();
  const wish = { productId, text: QUESTION_TEXT, acceptsPersonalData: true as const };
  const withoutAddress = (headers: TestHeaders) => api.call(contract.askQuestion, { headers, body: wish });
  expect((await withoutAddress({})).problem).toMatchObject({
    code: 'email-needed',
    errors: [{ path: 'email' }],
  });
  const { headers, accountId } = await signIn(api);
  const email = makeEmail();
  (await api.call(requestEmailVerification, { headers, body: { email } })).answer();
  expect((await withoutAddress(headers)).problem.code).toBe('email-needed');
  await api.database.query('update accounts set email = $1, email_verified_at = now() where id = $2', [
    email,
    accountId,
  ]);
  expect((await own(productId, headers)).email).toBe(email);
  const before = (await lettersTo(email)).length;
  const { id } = (await withoutAddress(headers)).answer();
  (await answerIt(id)).answer();
  expect(await lettersTo(email)).toHaveLength(before + 1);
});

test('an address gets few letters a day, a visitor asks few questions an hour', async () => {
  const email = makeEmail();
  const productId = await pieceIn();
  for (let time = 0; time < 5; time += 1)
    (await ask({ productId, email, text: `${QUESTION_TEXT} Раз ${time}` })).answer();
  expect((await ask({ productId, email })).problem).toMatchObject({
    status: 429,
    code: 'too-many-questions',
  });
  const fuser = await makeFuser(api);
  // Refused ones count too.
  for (let time = 0; time < 5; time += 1)
    expect((await ask({ productId, email }, fuser)).problem.code).toBe('too-many-questions');
  for (let time = 0; time < 5; time += 1) (await ask({ productId }, fuser)).answer();
  expect((await ask({ productId }, fuser)).problem.code).toBe('too-many-questions');
});

test('the list of duties has the nearest term first, and what is overdue in a list of its own', async () => {
  const { productId, storeId } = shop;
  const at = (hours: number) => new Date(api.clock.now().getTime() + hours * 3_600_000);
  const late = await writeBareQuestion(api.context, { productId, storeId, askedAt: at(-30), dueAt: at(-2) });
  const soon = await writeBareQuestion(api.context, { productId, storeId, dueAt: at(1) });
  const ids = (await listed('waiting', seller)).map(({ id }) => id);
  expect(ids.indexOf(late)).toBeLessThan(ids.indexOf(soon));
  expect((await listed('overdue', seller)).map(({ id, isOverdue }) => [id, isOverdue])).toEqual([
    [late, true],
  ]);
  expect(await listed('overdue', stranger)).toEqual([]);
});

test('a list of duties comes page by page', async () => {
  const { productId } = shop;
  for (let time = 0; time < 51; time += 1)
    await writeBareQuestion(api.context, { productId, storeId: arbat });
  const { headers } = stranger;
  const first = (await api.call(office.listOfficeQuestions, { headers, query: {} })).answer();
  expect(first.items).toHaveLength(50);
  const query = { after: first.next ?? '' };
  const second = (await api.call(office.listOfficeQuestions, { headers, query })).answer();
  const seen = new Set([...first.items, ...second.items].map(({ id }) => id));
  expect(seen.size).toBe(first.items.length + second.items.length);
  expect(second.next).toBeNull();
});

test('the nearest store with the piece answers, of one city the best stocked', async () => {
  await api.imports.importCities([
    importedCity(),
    importedCity({ id: 1001, name: 'Казань', translit: 'kazan', lat: 55.79, lon: 49.12, fias: 'k' }),
    importedCity({
      id: 1002,
      name: 'Пермь',
      translit: 'perm',
      timezoneOffset: 5,
      lat: 58.01,
      lon: 56.23,
      fias: 'p',
    }),
  ]);
  await api.imports.importStores([
    importedStore({ code: 'kazan', name: 'Баумана, 1', cityTranslit: 'kazan' }),
  ]);
  const { rows } = await api.database.query("select id from stores where code = 'kazan'");
  const kazan = Number(rows[0]?.['id']);
  const isKnown = () => api.stores.find(kazan, api.clock.now())?.cityId === 1001;
  await until(() => isKnown() && api.cities.getOrDefault(1002).id === 1002);
  const place = (storeId: number, count: number) => [0, storeId, count];
  const near = (cityId: number, stock: number[]) => {
    const record = { ...api.catalogue.find(shop.productId), stock } as NonNullable<
      ReturnType<typeof api.catalogue.find>
    >;
    const deps = { cities: api.cities, stores: api.stores, catalogue: { find: () => record } };
    return chooseStore(deps, { productId: shop.productId, cityId }, api.clock.now())?.id ?? null;
  };
  const stock = [...place(0, 9), ...place(shop.storeId, 1), ...place(arbat, 2), ...place(kazan, 1)];
  expect([near(216, stock), near(1001, stock), near(1002, stock)]).toEqual([arbat, kazan, kazan]);
  expect([near(1002, place(shop.storeId, 1)), near(216, place(0, 9))]).toEqual([shop.storeId, null]);
});

test('samples are published, marked, and imported once; nobody is written to', async () => {
  const sample = {
    article: 'Я-2',
    text: QUESTION_TEXT,
    cityId: 216,
    askedAt: '2026-02-12T09:00:00Z',
    answer: { storeCode: 'petrovka', hasPiece: true, text: ANSWER, at: '2026-02-12T12:00:00Z' },
  };
  await api.imports.importSampleQuestions([sample]);
  await api.imports.importSampleQuestions([sample]);
  const { rows } = await api.database.query("select id from products where article = 'Я-2'");
  const page = await shown(Number(rows[0]?.['id']));
  expect(page).toMatchObject({ total: 1, items: [{ isSample: true, askedOn: '2026-02-12' }] });
});

test('refused questions are deleted after a month, and who asked is forgotten after three', async () => {
  const productId = await pieceIn();
  const email = makeEmail();
  const refused = (await ask({ productId })).answer().id;
  const answered = (await ask({ productId, email })).answer().id;
  const waits = (await ask({ productId, text: `${QUESTION_TEXT} Ещё раз.`, email })).answer().id;
  const signedIn = await signIn(api);
  const ofAccount = (await ask({ productId, email }, signedIn.headers)).answer().id;
  (await answerIt(ofAccount)).answer();
  (await refuseIt(refused)).answer();
  (await answerIt(answered)).answer();
  const rowsOf = async () =>
    (
      await api.database.query('select id, email from product_questions where id = any ($1) order by id', [
        [refused, answered, waits, ofAccount],
      ])
    ).rows;
  const later = (days: number) => {
    const at = new Date(api.clock.now().getTime() + days * DAY_MS);
    return { ...api.context, now: () => at };
  };
  await tendQuestions(later(29));
  expect(await rowsOf()).toHaveLength(4);
  await tendQuestions(later(91));
  expect(await rowsOf()).toEqual([
    { id: answered, email: null },
    { id: waits, email },
    { id: ofAccount, email: null },
  ]);
});

test('a person gets and erases their questions, also those of their address without an account', async () => {
  const productId = await pieceIn();
  const { headers, accountId } = await signIn(api);
  const email = makeEmail();
  const ids = [
    (await ask({ productId }, headers)).answer().id,
    (await ask({ productId, email: email.toUpperCase() })).answer().id,
  ];
  const other = (await ask({ productId })).answer().id;
  (await answerIt(ids[0] ?? 0)).answer();
  const person = { accountId, phone: null, addresses: [email], ownAddresses: [email] };
  const exported = await questionData.exportData?.(api.context.db, person);
  expect(exported).toMatchObject(ids.map((id) => ({ id, text: QUESTION_TEXT })));
  expect(JSON.stringify(exported)).not.toContain('answeredBy');
  await questionData.erase(api.context.db, person, api.context);
  await questionData.erase(api.context.db, person, api.context);
  const { rows } = await api.database.query('select id from product_questions where product_id = $1', [
    productId,
  ]);
  expect(rows).toEqual([{ id: other }]);
  expect((await shown(productId)).total).toBe(0);
});
