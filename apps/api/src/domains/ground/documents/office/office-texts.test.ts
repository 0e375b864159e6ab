import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getTextPage, type ImportTextPage } from '@yahont/contracts/content/content.ts';
import { getDraft } from '@yahont/contracts/content/drafts.ts';
import { getSeoPage } from '@yahont/contracts/seo/seo.ts';
import * as office from '@yahont/contracts/office/texts.ts';
import type { OfficeText } from '@yahont/contracts/office/texts.ts';
import type { BodyOf, Endpoint } from '@yahont/contracts/wire/endpoint.ts';
import { auditLog } from '#src/platform/audit/audit.tables.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import { CONTENT_KINDS } from '#src/domains/front/content/index.ts';
import { SEO_KIND } from '#src/domains/front/seo/index.ts';
import { documents } from '../documents.tables.ts';
import { publishPlanned } from '../publish-planned.ts';
import { makeStaff, type TestStaff } from '#src/testing/staff.ts';

const QUESTION = {
  kind: 'question' as const,
  body: { code: 'a', group: 'order' as const, question: 'Да?', answer: 'Да.' },
};
const reason = 'новый срок доставки';
const deps = { kinds: { ...CONTENT_KINDS, seo: SEO_KIND } };
const DAY_MS = 86_400_000;

let api: TestApi;
let editor: TestStaff;

beforeAll(async () => {
  api = await createTestApi();
  await fillSmallShop(api);
  editor = await makeStaff(api.context, ['editor']);
});
afterAll(() => api.stop());

const page = (path: string, h1: string, more: Partial<ImportTextPage> = {}) => ({
  kind: 'page' as const,
  body: { path, title: h1, description: h1, h1, lead: '', blocks: [], ...more },
});
const call = <E extends Endpoint>(
  endpoint: E,
  { id, version }: Pick<OfficeText, 'id' | 'version'>,
  body?: BodyOf<E>,
) =>
  api.call(endpoint, {
    headers: { ...editor.headers, 'if-match': `"${version}"` },
    params: { id },
    ...(body === undefined ? {} : { body }),
  });
const make = async (path: string, h1 = 'Новая', more: Partial<ImportTextPage> = {}) =>
  (
    await api.call(office.createText, { headers: editor.headers, body: { document: page(path, h1, more) } })
  ).answer();
const publishNew = async (path: string, h1 = 'Новая', more: Partial<ImportTextPage> = {}) =>
  (await call(office.publishText, await make(path, h1, more), { reason })).answer();
const shown = async (path: string) => api.call(getTextPage, { query: { path } });

test('staff revise a text when other words replace published ones', async () => {
  const revisedAt = async (id: number) =>
    (await api.context.db.select().from(documents).where(eq(documents.id, id)))[0]?.revisedAt ?? null;
  const published = await publishNew('/company/dni/', 'Дни');
  expect(await revisedAt(published.id)).toBeNull();
  const again = async (text: OfficeText, h1: string) => {
    const draft = (await call(office.saveDraft, text, { document: page('/company/dni/', h1) })).answer();
    return (await call(office.publishText, draft, { reason })).answer();
  };
  const same = await again(published, 'Дни');
  expect(await revisedAt(published.id)).toBeNull();
  await again(same, 'Другие дни');
  expect(await revisedAt(published.id)).toEqual(api.context.now());
});

test('a page at a new address: nobody sees the draft, then everybody sees the page, and the caches are told', async () => {
  const text = await make('/company/dom/', 'Дом');
  expect(text).toMatchObject({ address: '/company/dom/', isPublished: false, hasDraft: true, version: 1 });
  expect((await shown('/company/dom/')).status).toBe(404);
  const heard: string[] = [];
  const unsubscribe = api.changes.subscribe((tags) => void heard.push(...tags));
  const published = (await call(office.publishText, text, { reason })).answer();
  expect(published).toMatchObject({ isPublished: true, hasDraft: false, version: 2, body: { h1: 'Дом' } });
  expect(published.versions.map(({ number, state, by }) => [number, state, by])).toEqual([
    [2, 'published', editor.name],
    [1, 'past', editor.name],
  ]);
  expect((await shown('/company/dom/')).answer().h1).toBe('Дом');
  await expect.poll(() => heard).toContain('content:page');
  unsubscribe();
  const again = await api.call(office.createText, {
    headers: editor.headers,
    body: { document: page('/company/dom/', 'Второй') },
  });
  expect(again.problem).toMatchObject({ status: 409, code: 'address-taken', context: { id: text.id } });
});

test('nobody makes a page where the shop’s own code answers', async () => {
  for (const path of ['/news/zima/', '/cart/', '/Office/']) {
    const refused = await api.call(office.createText, {
      headers: editor.headers,
      body: { document: page(path, 'Дом') },
    });
    expect(refused.problem, path).toMatchObject({ status: 422, code: 'address-not-free' });
  }
});

test('a draft leaves the published text alone, and its link shows it for seven days', async () => {
  const first = await publishNew('/chernovik/', 'Первый');
  const draft = (await call(office.saveDraft, first, { document: page('/chernovik/', 'Второй') })).answer();
  expect((await shown('/chernovik/')).answer().h1).toBe('Первый');
  const [, token = ''] = /^\/draft\/(.+)\/$/.exec(draft.preview?.url ?? '') ?? [];
  const look = () => api.call(getDraft, { query: { token } });
  expect((await look()).answer()).toMatchObject({ kind: 'page', page: { h1: 'Второй' } });
  for (const wrong of ['', 'x', `${token.slice(0, -1)}A`, token.slice(2)])
    if (wrong !== token) expect((await api.call(getDraft, { query: { token: wrong } })).status).toBe(404);
  const now = api.clock.now();
  api.clock.advance(7 * DAY_MS + 3_600_000);
  expect((await look()).problem.code).toBe('draft-not-found');
  api.clock.set(now);
  (await call(office.publishText, draft, { reason })).answer();
  expect((await look()).status).toBe(404);
});

test('a plan is published at its minute, once, by whatever process', async () => {
  const text = await make('/plan/', 'Завтра');
  const today = api.clock.now();
  const at = new Date(today.getTime() + DAY_MS).toISOString();
  const planned = (await call(office.publishText, text, { at, reason })).answer();
  expect(planned).toMatchObject({ publishAt: at, hasDraft: false, planned: { h1: 'Завтра' } });
  await publishPlanned(api.context, deps);
  expect((await shown('/plan/')).status).toBe(404);
  api.clock.advance(DAY_MS);
  await Promise.all([publishPlanned(api.context, deps), publishPlanned(api.context, deps)]);
  expect((await shown('/plan/')).answer().h1).toBe('Завтра');
  // The session of a day ago is over.
  api.clock.set(today);
  const after = (await call(office.getOfficeText, text)).answer();
  expect(after).toMatchObject({ publishAt: null, isPublished: true });
  expect(after.versions.map(({ state }) => state)).toEqual(['published', 'past', 'past']);
  const rows = await api.context.db
    .select({ by: auditLog.actorKind })
    .from(auditLog)
    .where(and(eq(auditLog.action, 'content.publish'), eq(auditLog.subjectId, String(text.id))));
  expect(rows).toEqual([{ by: 'system' }]);
});

test('a cancelled plan is a draft again; a time that has gone by is refused', async () => {
  const text = await make('/plan-net/');
  const past = await call(office.publishText, text, { at: api.clock.now().toISOString(), reason });
  expect(past.problem.code).toBe('in-the-past');
  const at = new Date(api.clock.now().getTime() + DAY_MS).toISOString();
  const planned = (await call(office.publishText, text, { at, reason })).answer();
  const back = (await call(office.cancelTextPlan, planned, { reason })).answer();
  expect(back).toMatchObject({ publishAt: null, hasDraft: true, draft: { h1: 'Новая' } });
  expect((await call(office.cancelTextPlan, back, { reason })).problem.code).toBe('no-plan');
});

test('an older version comes back as a new one', async () => {
  const first = await publishNew('/otkat/', 'Раз');
  const draft = (await call(office.saveDraft, first, { document: page('/otkat/', 'Два') })).answer();
  const second = (await call(office.publishText, draft, { reason })).answer();
  const back = (await call(office.rollBackText, second, { number: 2, reason })).answer();
  expect(back.body).toEqual(first.body);
  expect(back.versions.map(({ number }) => number)).toEqual([5, 4, 3, 2, 1]);
  expect((await shown('/otkat/')).answer().h1).toBe('Раз');
});

test('a hidden text leads elsewhere; loops and chains of redirects are refused', async () => {
  const text = await publishNew('/staraya/');
  (await call(office.hideText, text, { redirectTo: '/delivery/', reason })).answer();
  expect((await shown('/staraya/')).status).toBe(404);
  const rowOf = async (url: string) => (await api.call(getSeoPage, { query: { url } })).answer();
  await expect.poll(async () => (await rowOf('/staraya/')).redirectTo).toBe('/delivery/');
  const chain = await publishNew('/tsep/');
  expect((await call(office.hideText, chain, { redirectTo: '/staraya/', reason })).problem.code).toBe(
    'redirect-chain',
  );
  expect((await shown('/tsep/')).status).toBe(200);
  const loop = await publishNew('/petlya/');
  expect((await call(office.hideText, loop, { redirectTo: '/petlya/', reason })).problem.code).toBe(
    'redirect-loop',
  );
  for (const redirectTo of ['https://evil.example/', '//evil.example/', 'javascript:alert(1)'])
    expect((await call(office.hideText, loop, { redirectTo, reason })).status).toBe(422);
});

test('who writes on an old version is told who was first; of two at once one writes', async () => {
  const text = await publishNew('/vdvoem/');
  const draft = { document: page('/vdvoem/', 'Моё') };
  const answers = await Promise.all([
    call(office.saveDraft, text, draft),
    call(office.saveDraft, text, draft),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await call(office.saveDraft, text, draft)).problem).toMatchObject({
    code: 'changed-meanwhile',
    context: { version: text.version + 1, actorId: String(editor.staffId) },
  });
});

test('neither address nor kind of a text changes', async () => {
  const text = await make('/adres/');
  for (const document of [page('/drugoi/', 'Да'), QUESTION])
    expect((await call(office.saveDraft, text, { document })).problem.code).toBe('address-fixed');
});

test('faults keep a text from the site, warnings do not', async () => {
  const block = (markdown: string) => ({ blocks: [{ type: 'text' as const, heading: '', markdown }] });
  const faulty = await make('/vina/', 'Вина', block('[сюда](javascript:alert(1)) <b>жирно</b>[^2]'));
  expect(faulty.checks.filter(({ severity }) => severity === 'fault').map(({ code }) => code)).toEqual(
    expect.arrayContaining(['link', 'html', 'mark']),
  );
  expect((await call(office.publishText, faulty, { reason })).problem.code).toBe('text-faults');
  const warned = await make('/slovo/', 'Слово', {
    ...block('Рассрочка 0 % и sale [туда](/nikuda/).'),
    title: 'а'.repeat(90),
  });
  expect(new Set(warned.checks.map(({ code }) => code))).toEqual(
    new Set([
      'title-length',
      'description-length',
      'dead-link',
      'latin-words',
      'instalment-terms',
      'instalment-unmarked',
    ]),
  );
  expect((await call(office.publishText, warned, { reason })).status).toBe(200);
});

test('an editor is warned of instalments outside of what needs them', async () => {
  const text = (words: string, more: object = {}) => ({
    type: 'text' as const,
    heading: '',
    markdown: words,
    ...more,
  });
  const needs = 'instalment' as const;
  const unmarked = async (path: string, more: Partial<ImportTextPage>) =>
    (await make(path, 'Оплата', more)).checks
      .filter(({ code }) => code === 'instalment-unmarked')
      .map(({ place }) => place);
  const words = 'Картой или в рассрочку.';
  expect(await unmarked('/oplata/a/', { blocks: [text(words)] })).toEqual(['blocks']);
  expect(await unmarked('/oplata/b/', { description: words })).toEqual(['description']);
  expect(await unmarked('/oplata/v/', { links: [{ text: 'Рассрочка', url: '/delivery/' }] })).toEqual([
    'links',
  ]);
  expect(await unmarked('/oplata/g/', { blocks: [text('Раз[^1]')], notes: [words] })).toEqual(['notes']);
  expect(await unmarked('/oplata/d/', { blocks: [text('Картой.'), text(words, { needs })] })).toEqual([]);
  expect(await unmarked('/oplata/e/', { blocks: [text(words)], description: words, needs })).toEqual([]);
});

test('texts are listed by kind and state', async () => {
  const list = async (query: Record<string, string>) =>
    (await api.call(office.listOfficeTexts, { headers: editor.headers, query: { kind: 'page', ...query } }))
      .answer()
      .items.map(({ address }) => address);
  expect(await list({})).toContain('/delivery/');
  expect(await list({ state: 'draft' })).toContain('/plan-net/');
  expect(await list({ state: 'hidden' })).toContain('/staraya/');
  expect(await list({ state: 'published' })).not.toContain('/staraya/');
  const all = await list({});
  expect(await list({ after: all[0] ?? '' })).toEqual(all.slice(1));
});
