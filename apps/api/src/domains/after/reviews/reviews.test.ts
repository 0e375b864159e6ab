import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as office from '@yahont/contracts/office/reviews.ts';
import { updateUser } from '@yahont/contracts/accounts/user.ts';
import { listPurchases } from '@yahont/contracts/purchases/purchases.ts';
import * as contract from '@yahont/contracts/reviews/reviews.ts';
import type { BodyOf } from '@yahont/contracts/wire/endpoint.ts';
import { listenForChanges, type Tag } from '#src/platform/database/changes.ts';
import { createTestApi, type TestApi, type TestHeaders } from '#src/testing/api.ts';
import { makeEmail, messagesTo } from '#src/testing/leads.ts';
import { REVIEW_TEXT, writeBareReview } from '#src/testing/reviews/bare-review.ts';
import { standIns } from '#src/testing/settings.ts';
import { fillSmallShop, type SmallShop } from '#src/testing/small-shop.ts';
import { makeStaff, type TestStaff } from '#src/testing/staff.ts';
import { makeFuser, signIn } from '#src/testing/visitors.ts';
import { reviewData } from './personal-data.ts';
import { purgeRefused } from './own/purge-refused.ts';
import { purgePhotos } from './photos/purge-photos.ts';

const DAY_MS = 86_400_000;
const FORM = { mark: 5 as const, fit: 'right' as const, text: REVIEW_TEXT, isSigned: true };
const ANNA = { name: 'Анна', lastName: 'Воронцова', surName: '', email: '' };

let api: TestApi;
let shop: SmallShop;
let operator: TestStaff;
let manager: TestStaff;
beforeAll(async () => {
  api = await createTestApi();
  shop = await fillSmallShop(api);
  operator = await makeStaff(api.context, ['operator']);
  manager = await makeStaff(api.context, ['manager'], ['petrovka']);
});
afterAll(() => api.stop());

const newUin = () => String(1_700_000_000_000_000 + randomInt(1_000_000_000));

/** A shopper with a ring from a store. */
async function owner({ uin = newUin(), size = 1600 }: { uin?: string; size?: number | null } = {}) {
  const person = await signIn(api);
  const { headers, phone } = person;
  (await api.call(updateUser, { headers, body: ANNA })).answer();
  await sell(phone, uin, size);
  const { items } = (await api.call(listPurchases, { headers })).answer();
  return { ...person, uin, key: items[0]?.key ?? '' };
}

async function sell(phone: string, uin: string, size: number | null): Promise<void> {
  const line = { article: 'Я-1', name: 'Кольцо «Аврора»', size, uin, price: 3_000_000 };
  const soldAt = new Date(api.clock.now().getTime() - 30 * DAY_MS).toISOString();
  await api.imports.importStorePurchases([
    { storeCode: 'petrovka', receipt: `О-${randomInt(1_000_000_000)}`, phone, soldAt, lines: [line] },
  ]);
}

type Owner = { headers: TestHeaders; key: string };
const write = (
  { headers, key }: Owner,
  body: Partial<BodyOf<typeof contract.writeReview>> = {},
  files: readonly File[] = [],
) => api.call(contract.writeReview, { headers, params: { key }, body: { ...FORM, ...body }, files });
const own = async ({ headers, key }: Owner) =>
  (await api.call(contract.getOwnReview, { headers, params: { key } })).answer();
const shown = async (query: Record<string, string | number> = {}) =>
  (await api.call(contract.getProductReviews, { params: { id: shop.productId }, query })).answer();
const asStaff = ({ headers }: TestStaff, version: number) => ({
  headers: { ...headers, 'if-match': `"${version}"` },
});
const publish = (id: number, version = 1) =>
  api.call(office.publishReview, { params: { id }, ...asStaff(operator, version) });
const refuseIt = (id: number, version = 1) =>
  api.call(office.refuseReview, {
    params: { id },
    ...asStaff(operator, version),
    body: { cause: 'personal', reason: 'В отзыве телефон мастера. Уберите номер.' },
  });

async function photograph(): Promise<File> {
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#8c1d3f' } });
  const bytes = await picture
    .withExif({ IFD0: { Copyright: 'секретное место' } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'кольцо.jpg', { type: 'image/jpeg' });
}

test('a review waits, is published by staff and read by everybody', async () => {
  const anna = await owner();
  expect(await own(anna)).toMatchObject({
    name: 'Кольцо «Аврора»',
    asksFit: true,
    signature: 'Анна, Москва',
    review: null,
    isOfAnother: false,
  });
  const notes = ['smooth-edge' as const, 'bright' as const];
  const written = (await write(anna, { notes }, [await photograph()])).answer();
  expect(written).toMatchObject({ state: 'waiting', refusal: null, notes, isSigned: true });
  expect((await shown()).items).toEqual([]);

  const { items } = (await api.call(office.listOfficeReviews, { headers: operator.headers })).answer();
  const waiting = items.find(({ id }) => id === written.id);
  expect(waiting).toMatchObject({ productName: expect.stringContaining('Аврора') as unknown, uin: anna.uin });
  expect(new Date(waiting?.dueAt ?? 0).getTime() - new Date(waiting?.sentAt ?? 0).getTime()).toBe(3 * DAY_MS);
  expect((await publish(written.id)).answer()).toMatchObject({ state: 'published', version: 2 });

  const page = await shown();
  expect(page.items).toMatchObject([
    {
      id: written.id,
      isSample: false,
      author: 'Анна',
      city: 'Москва',
      store: 'Петровка, 11',
      uinEnd: anna.uin.slice(-4),
      size: 1600,
      fit: 'right',
      text: REVIEW_TEXT,
      photos: [{ kind: 'own', width: 900, height: 600 }],
      answer: null,
    },
  ]);
  expect(page.summary).toMatchObject({ count: 1, average10: 50, withPhotos: 1, real: { count: 1 } });
  expect(JSON.stringify(page)).not.toContain(anna.uin);
});

test('photographs lose their metadata; of a waiting review only its author and staff see them', async () => {
  const anna = await owner();
  const { id, photos } = (await write(anna, {}, [await photograph()])).answer();
  const [photo] = photos;
  if (photo?.kind !== 'own') throw new Error('no photograph was kept');
  const given = await api.send(`GET ${photo.url}`, { headers: anna.headers });
  const bytes = Buffer.from(await given.arrayBuffer());
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  expect(given.headers.get('cache-control')).toBe('private, no-store');
  const stranger = await signIn(api);
  expect((await api.send(`GET ${photo.url}`, { headers: stranger.headers })).status).toBe(404);
  expect((await api.send(`GET ${photo.thumbUrl}`)).status).toBe(404);
  expect((await api.send('GET /api/reviews/photos/1')).status).toBe(404);
  const ofStaff = photo.url.replace('/api/', '/office/api/');
  expect((await api.send(`GET ${ofStaff}`, { headers: operator.headers })).status).toBe(200);
  (await publish(id)).answer();
  const thumb = await api.send(`GET ${photo.thumbUrl}`);
  expect([thumb.status, thumb.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
  const again = await api.send(`GET ${photo.thumbUrl}`, {
    headers: { 'if-none-match': thumb.headers.get('etag') ?? '' },
  });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const { width, height } = await sharp(Buffer.from(await thumb.arrayBuffer())).metadata();
  expect([width, height]).toEqual([480, 480]);
});

test('a file that is no picture, a phone picture and a seventh one are refused by name', async () => {
  const anna = await owner();
  const page = new File(['<!doctype html><script>'], 'снимок.jpg', { type: 'image/jpeg' });
  expect((await write(anna, {}, [page])).problem).toMatchObject({
    code: 'file-refused',
    context: { name: 'снимок.jpg', why: 'not-a-picture' },
  });
  const heic = new File([Buffer.from('\0\0\0\x18ftypheic', 'latin1')], 'IMG_1.HEIC');
  expect((await write(anna, {}, [heic])).problem.context).toMatchObject({ why: 'heic' });
  const one = await photograph();
  const seven = Array.from({ length: 7 }, () => one);
  expect((await write(anna, {}, seven)).problem).toMatchObject({
    code: 'too-many-files',
    context: { most: 6 },
  });
  const large = new File([new Uint8Array(11 * 1024 * 1024)], 'большой.jpg');
  expect((await write(anna, {}, [large])).problem.code).toBe('file-too-large');
  expect((await own(anna)).review, 'nothing was kept').toBeNull();
});

test('what was refused is explained, keeps its text, and waits again once it is changed', async () => {
  const anna = await owner();
  const { id, photos } = (await write(anna, { mark: 1 }, [await photograph()])).answer();
  expect((await refuseIt(id)).answer()).toMatchObject({ state: 'refused' });
  const { review } = await own(anna);
  expect(review).toMatchObject({
    state: 'refused',
    text: REVIEW_TEXT,
    refusal: { reason: 'personal', words: 'В отзыве телефон мастера. Уберите номер.' },
  });
  const text = `${REVIEW_TEXT} Номер я убрала.`;
  const keptPhotos = photos.flatMap((photo) => (photo.kind === 'own' ? photo.id : []));
  const again = (await write(anna, { text, keptPhotos })).answer();
  expect(again).toMatchObject({ id, state: 'waiting', text, refusal: null });
  expect(again.photos).toHaveLength(1);
  // Staff decide on what they have read.
  const outdated = await publish(id, 1);
  expect(outdated.problem.code).toBe('changed-meanwhile');
  expect((await publish(id, 3)).answer().state).toBe('published');
  expect((await write(anna)).problem.code).toBe('already-reviewed');
});

test('the author reads in a letter what became of the review, with the reason and how long the text is kept', async () => {
  const anna = await owner();
  const { id } = (await write(anna, { mark: 1 })).answer();
  const email = makeEmail();
  await api.database.query('update accounts set email = $1, email_verified_at = now() where id = $2', [
    email,
    anna.accountId,
  ]);
  const letters = async () => {
    while ((await api.deliverOutbox()) > 0);
    return (await messagesTo(api, email)).map(({ text }) => text);
  };
  (await refuseIt(id)).answer();
  const [refused, ...others] = await letters();
  expect(others).toEqual([]);
  expect(refused).toContain('В отзыве телефон мастера. Уберите номер.');
  expect(refused).toMatch(/сохранены до/);
  expect(refused).toContain(`/personal/purchases/r${id}/review/`);
  expect((await refuseIt(id, 2)).problem.code).toBe('wrong-state');
  expect(await letters()).toHaveLength(1);
  (await write(anna, { text: `${REVIEW_TEXT} Номер я убрала.` })).answer();
  (await publish(id, 3)).answer();
  const all = await letters();
  expect(all).toHaveLength(2);
  expect(all.filter((text) => text.includes('#reviews'))).toHaveLength(1);
  // An address that is not proved may be another person's.
  const vera = await owner();
  const waiting = (await write(vera)).answer();
  const typed = makeEmail();
  await api.database.query('update accounts set email = $1 where id = $2', [typed, vera.accountId]);
  (await publish(waiting.id)).answer();
  while ((await api.deliverOutbox()) > 0);
  expect(await messagesTo(api, typed)).toEqual([]);
});

test('one УИН has one review: a second owner is refused, and sees that it exists', async () => {
  const first = await owner();
  (await write(first)).answer();
  const second = await owner({ uin: first.uin });
  expect((await own(second)).isOfAnother).toBe(true);
  expect((await write(second)).problem).toMatchObject({ status: 409, code: 'reviewed-by-other' });
  const races = await owner();
  const both = await Promise.all([write(races), write(races)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const { rows } = await api.database.query('select 1 from reviews where uin = $1', [races.uin]);
  expect(rows).toHaveLength(1);
});

test('another account cannot write, read or withdraw the review of a piece', async () => {
  const anna = await owner();
  const { headers } = await signIn(api);
  const theirs = { headers, params: { key: anna.key } };
  const written = await api.call(contract.writeReview, { ...theirs, body: FORM });
  expect(written.problem).toMatchObject({ status: 404, code: 'purchase-not-found' });
  expect((await api.call(contract.getOwnReview, theirs)).status).toBe(404);
  expect((await api.call(contract.withdrawReview, theirs)).status).toBe(404);
  expect((await write({ ...anna, headers: {} })).status).toBe(401);
});

test('another account cannot vote for or complain about a review that is not published', async () => {
  const params = { id: (await write(await owner())).answer().id };
  const { headers } = await signIn(api);
  const vote = await api.call(contract.setUseful, { headers, params, body: { isUseful: true } });
  const body = { reason: 'insult' as const, text: '' };
  const complaint = await api.call(contract.complain, { headers, params, body });
  expect([vote.problem.code, complaint.problem.code]).toEqual(['review-not-found', 'review-not-found']);
});

test('what the catalogue does not know is not reviewed', async () => {
  const { headers, phone } = await signIn(api);
  const line = { article: 'ХХ-0', name: 'Брошь', size: null, uin: newUin(), price: 100 };
  const sale = { storeCode: 'petrovka', receipt: 'Неизвестное', soldAt: '2026-01-12T09:00:00Z' };
  await api.imports.importStorePurchases([{ ...sale, phone, lines: [line] }]);
  const { items } = (await api.call(listPurchases, { headers })).answer();
  const unknown = { headers, key: items[0]?.key ?? '' };
  expect((await write(unknown)).problem.code).toBe('not-reviewable');
});

test('wrong fields are named', async () => {
  const anna = await owner();
  const pathsOf = async (body: Parameters<typeof write>[1]) =>
    (await write(anna, body)).problem.errors?.map(({ path }) => path);
  expect(await pathsOf({ text: 'Хорошее' })).toEqual(['text']);
  expect(await pathsOf({ fit: null })).toEqual(['fit']);
  const noSize = await owner({ size: null });
  expect((await write(noSize, { fit: null })).answer().fit).toBeNull();
});

test('an unsigned review names neither person nor city', async () => {
  const anna = await owner();
  const { id } = (await write(anna, { isSigned: false })).answer();
  (await publish(id)).answer();
  const { items } = await shown({ order: 'new' });
  expect(items.find((one) => one.id === id)).toMatchObject({ author: null, city: null });
});

test('a reader votes once and takes it back; nobody votes for themselves', async () => {
  const anna = await owner();
  const { id } = (await write(anna)).answer();
  (await publish(id)).answer();
  const vote = (headers: TestHeaders, isUseful = true) =>
    api.call(contract.setUseful, { headers, params: { id }, body: { isUseful } });
  const fuser = await makeFuser(api);
  const reader = await signIn(api);
  expect((await vote(fuser)).answer().useful).toBe(1);
  expect((await vote(fuser)).answer().useful).toBe(1);
  expect((await vote(reader.headers)).answer().useful).toBe(2);
  expect((await vote(fuser, false)).answer().useful).toBe(1);
  expect((await vote(anna.headers)).problem.code).toBe('own-review');
  expect((await vote({})).status).toBe(401);
  for (let time = 0; time < 58; time += 1) await vote(fuser, time % 2 === 0);
  expect((await vote(fuser)).problem.code).toBe('too-many-reactions');
});

test('a review is hidden only after a complaint, and the author reads why', async () => {
  const anna = await owner();
  const { id } = (await write(anna, { mark: 1 })).answer();
  (await publish(id)).answer();
  const hide = () =>
    api.call(office.hideReview, {
      headers: operator.headers,
      params: { id },
      body: { cause: 'insult', reason: 'Оскорбление консультанта' },
    });
  expect((await hide()).problem.code).toBe('no-complaint');
  const complainNow = async () =>
    api.call(contract.complain, {
      headers: await makeFuser(api),
      params: { id },
      body: { reason: 'insult', text: 'Ругается' },
    });
  (await complainNow()).answer();
  const complaints = async () =>
    (await api.call(office.listOfficeReviews, { headers: operator.headers, query: { list: 'complaints' } }))
      .answer()
      .items.filter((one) => one.id === id);
  expect(await complaints()).toMatchObject([{ complaints: [{ reason: 'insult', text: 'Ругается' }] }]);
  const kept = await api.call(office.keepReview, {
    headers: operator.headers,
    params: { id },
    body: { reason: 'Оскорбления нет' },
  });
  expect(kept.answer()).toMatchObject({ state: 'published', complaints: [] });
  expect((await hide()).problem.code).toBe('no-complaint');
  (await complainNow()).answer();
  expect((await hide()).answer().state).toBe('hidden');
  expect((await own(anna)).review).toMatchObject({ state: 'hidden', refusal: { reason: 'insult' } });
  expect((await shown({ order: 'new' })).items.some((one) => one.id === id)).toBe(false);
});

test('a store answers in its own name; another store does not', async () => {
  const anna = await owner();
  const { id } = (await write(anna, { mark: 2 })).answer();
  const answer = (staff: TestStaff) =>
    api.call(office.answerReview, {
      headers: staff.headers,
      params: { id },
      body: { storeId: shop.storeId, text: 'Приходите, почистим бесплатно.' },
    });
  expect((await answer(manager)).problem).toMatchObject({ code: 'wrong-state' });
  (await publish(id)).answer();
  (await answer(manager)).answer();
  const { items } = await shown({ order: 'low' });
  expect(items.find((one) => one.id === id)?.answer).toMatchObject({
    store: expect.stringMatching(/^Салон «Яхонт», .*Петровка, 11/) as unknown,
    text: 'Приходите, почистим бесплатно.',
  });
  const elsewhere = await makeStaff(api.context, ['manager'], []);
  expect((await answer(elsewhere)).problem.code).toBe('other-store');
});

test('filters and orders count what they leave; samples never reach structured data', async () => {
  const other = (await createSamples()).productId;
  const of = async (query: Record<string, string | number> = {}) =>
    (await api.call(contract.getProductReviews, { params: { id: other }, query })).answer();
  const { summary, items, total } = await of();
  expect([total, items.length]).toEqual([7, 3]);
  expect(summary).toMatchObject({
    count: 7,
    average10: 44,
    marks: [0, 1, 0, 1, 5],
    fits: { small: 2, right: 5, large: 0 },
    lowMarks: 1,
    sizes: [
      { size: 1600, count: 6 },
      { size: 1650, count: 1 },
    ],
    real: { count: 0, average10: null },
  });
  expect(items[0]).toMatchObject({ isSample: true, useful: 9 });
  expect((await of({ from: 3 })).items).toHaveLength(4);
  expect((await of({ size: 1650 })).total).toBe(1);
  expect((await of({ only: 'low' })).items.map(({ mark }) => mark)).toEqual([2]);
  expect((await of({ order: 'low' })).items[0]?.mark).toBe(2);
  expect((await of({ city: 216 })).total).toBe(7);
  expect((await of({ only: 'photos' })).total).toBe(0);
});

async function createSamples(): Promise<{ productId: number }> {
  const marks = [5, 5, 5, 5, 5, 4, 2] as const;
  const samples = marks.map((mark, index) => ({
    uin: String(1_799_000_000_000_000 + index),
    article: 'Я-2',
    size: index === 0 ? 1650 : 1600,
    mark,
    fit: index < 5 ? ('right' as const) : ('small' as const),
    notes: [],
    text: REVIEW_TEXT,
    author: 'Мария',
    storeCode: 'petrovka',
    cityId: 216,
    boughtOn: '2026-01-12',
    publishedAt: '2026-02-12T09:00:00Z',
    useful: index === 3 ? 9 : 0,
    pictures: [],
    answer: null,
  }));
  await api.imports.importSampleReviews(samples);
  await api.imports.importSampleReviews(samples);
  const { rows } = await api.database.query("select id from products where article = 'Я-2'");
  return { productId: Number(rows[0]?.id) };
}

test('a review is withdrawn with its photographs; refused ones are deleted after their term', async () => {
  const store = standIns.files.of('review-photos');
  const [gone, old] = [await owner(), await owner()];
  (await write(gone, {}, [await photograph()])).answer();
  const params = { key: gone.key };
  (await api.call(contract.withdrawReview, { headers: gone.headers, params })).answer();
  (await api.call(contract.withdrawReview, { headers: gone.headers, params })).answer();
  expect((await own(gone)).review).toBeNull();
  const { id } = (await write(old, {}, [await photograph()])).answer();
  (await refuseIt(id)).answer();
  const later = (days: number) => {
    const at = new Date(api.clock.now().getTime() + days * DAY_MS);
    return { ...api.context, now: () => at };
  };
  await purgeRefused(later(30));
  expect((await own(old)).review?.state).toBe('refused');
  await purgeRefused(later(32));
  expect((await own(old)).review).toBeNull();
  await purgePhotos(later(33), store);
  const { rows } = await api.database.query(
    'select key from review_photos where key is not null union select thumb_key from review_photos where thumb_key is not null',
  );
  const left = await store.list();
  expect(left.map(({ key }) => key).toSorted()).toEqual(rows.map(({ key }) => String(key)).toSorted());
});

test('a list of duties says what is overdue', async () => {
  const sentAt = new Date(api.clock.now().getTime() - 4 * DAY_MS);
  const dueAt = new Date(sentAt.getTime() + 3 * DAY_MS);
  const { accountId } = await signIn(api);
  const { productId } = shop;
  const id = await writeBareReview(api.context, { productId, accountId, state: 'waiting', sentAt, dueAt });
  const { items } = (await api.call(office.listOfficeReviews, { headers: operator.headers })).answer();
  expect(items.find((one) => one.id === id)).toMatchObject({ isOverdue: true });
});

test('a list of duties is in the order of terms, page by page', async () => {
  const { productId } = shop;
  const { accountId } = await signIn(api);
  const at = api.clock.now().getTime();
  const ids: number[] = [];
  for (let number = 0; number < 52; number += 1) {
    const dueAt = new Date(at + 100 * DAY_MS - Math.floor(number / 2) * 60_000);
    ids.push(await writeBareReview(api.context, { productId, accountId, state: 'waiting', dueAt }));
  }
  const read = async (after?: string) =>
    (
      await api.call(office.listOfficeReviews, {
        headers: operator.headers,
        query: after === undefined ? {} : { after },
      })
    ).answer();
  const found: { id: number; dueAt: string }[] = [];
  let after: string | null | undefined;
  while (after !== null) {
    const { items, next } = await read(after);
    found.push(...items);
    after = next;
  }
  const expected = found.toSorted((a, b) => a.dueAt.localeCompare(b.dueAt) || a.id - b.id);
  expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  expect(found.map(({ id }) => id).filter((id) => ids.includes(id))).toHaveLength(52);
  expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
});

test('an author who gave the piece back still edits and withdraws the review', async () => {
  const anna = await owner();
  const { id } = (await write(anna)).answer();
  await api.database.query('delete from store_purchase_lines where id = $1', [Number(anna.key.slice(1))]);
  expect((await write(anna)).problem.code).toBe('purchase-not-found');
  const { items } = (await api.call(contract.listOwnReviews, { headers: anna.headers })).answer();
  const [listed] = items;
  expect(listed).toMatchObject({ key: `r${id}`, uin: anna.uin, state: 'waiting' });
  expect(listed?.name).toContain('Аврора');
  const kept = { headers: anna.headers, key: listed?.key ?? '' };
  expect(await own(kept)).toMatchObject({ uin: anna.uin, asksFit: true, review: { id } });
  expect((await write(kept, { mark: 3 })).answer()).toMatchObject({ id, mark: 3 });
  const stranger = (await signIn(api)).headers;
  const foreign = await api.call(contract.withdrawReview, { headers: stranger, params: { key: kept.key } });
  expect(foreign.problem.code).toBe('purchase-not-found');
  (await publish(id, 2)).answer();
  const gone = { headers: anna.headers, params: { key: kept.key } };
  (await api.call(contract.withdrawReview, gone)).answer();
  expect((await shown({ order: 'new' })).items.some((one) => one.id === id)).toBe(false);
  expect((await write(kept)).problem.code).toBe('purchase-not-found');
});

test('a publication and a change at the same moment: one of them is refused', async () => {
  for (let round = 0; round < 8; round += 1) {
    const anna = await owner();
    const { id } = (await write(anna)).answer();
    const [published, changed] = await Promise.all([publish(id), write(anna, { mark: 1 })]);
    expect([published.status, changed.status].filter((status) => status === 200)).toHaveLength(1);
  }
});

const pressUseful = (headers: TestHeaders, id: number) =>
  api.call(contract.setUseful, { headers, params: { id }, body: { isUseful: true } });
const complainOf = (headers: TestHeaders, id: number) =>
  api.call(contract.complain, { headers, params: { id }, body: { reason: 'insult', text: '' } });
const countsOf = async (id: number) => {
  const { rows } = await api.database.query(
    `select useful, (select count(*)::int from review_votes where review_id = reviews.id) as votes,
      (select count(*)::int from review_complaints where review_id = reviews.id) as complaints
    from reviews where id = $1`,
    [id],
  );
  return rows[0];
};

test('votes and complaints of a browser move to the account on sign-in, each once, none for oneself', async () => {
  const anna = await owner();
  const own = (await write(anna)).answer().id;
  (await publish(own)).answer();
  const { productId } = shop;
  const [both, other] = [
    await writeBareReview(api.context, { productId }),
    await writeBareReview(api.context, { productId }),
  ];
  const browser = await makeFuser(api);
  (await pressUseful(anna.headers, both)).answer();
  (await complainOf(anna.headers, both)).answer();
  for (const id of [own, both, other]) {
    (await pressUseful(browser, id)).answer();
    (await complainOf(browser, id)).answer();
  }
  expect(await countsOf(both)).toEqual({ useful: 2, votes: 2, complaints: 2 });
  // A second code to one phone has to wait.
  api.clock.advance(61_000);
  await signIn(api, { phone: anna.phone, fuser: browser });
  expect(await countsOf(own)).toEqual({ useful: 0, votes: 0, complaints: 0 });
  expect(await countsOf(both)).toEqual({ useful: 1, votes: 1, complaints: 1 });
  expect(await countsOf(other)).toEqual({ useful: 1, votes: 1, complaints: 1 });
  (await pressUseful(anna.headers, other)).answer();
  expect(await countsOf(other)).toMatchObject({ useful: 1 });
});

test('what is rewritten after it was hidden has neither the votes nor the answer of the old words', async () => {
  const anna = await owner();
  const { id } = (await write(anna)).answer();
  (await publish(id)).answer();
  const reader = await makeFuser(api);
  (await pressUseful(reader, id)).answer();
  const body = { storeId: shop.storeId, text: 'Спасибо!' };
  (await api.call(office.answerReview, { headers: manager.headers, params: { id }, body })).answer();
  (await complainOf(reader, id)).answer();
  const cause = { cause: 'insult' as const, reason: 'Оскорбление консультанта' };
  (await api.call(office.hideReview, { headers: operator.headers, params: { id }, body: cause })).answer();
  expect((await write(anna, { mark: 4 })).answer()).toMatchObject({ useful: 0, answer: null });
  expect(await countsOf(id)).toMatchObject({ useful: 0, votes: 0 });
});

test('erasing a person announces the pages that lose a review', async () => {
  const anna = await owner();
  const { id } = (await write(anna)).answer();
  (await publish(id)).answer();
  const changes = await listenForChanges(api.database, () => undefined);
  const heard: Tag[] = [];
  changes.subscribe((tags) => void heard.push(...tags));
  await api.context.db.transaction((tx) =>
    reviewData.erase(
      tx,
      { accountId: anna.accountId, phone: null, addresses: [], ownAddresses: [] },
      api.context,
    ),
  );
  await changes.caughtUp();
  await changes.stop();
  expect(heard).toContain(`reviews:${shop.productId}`);
});
