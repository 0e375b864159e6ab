import { afterAll, beforeAll, expect, test } from 'vitest';
import * as office from '@yahont/contracts/office/texts.ts';
import type { OfficeText } from '@yahont/contracts/office/texts.ts';
import { ROLES } from '@yahont/contracts/office/roles.ts';
import { getSeoPage } from '@yahont/contracts/seo/seo.ts';
import type { BodyOf, Endpoint } from '@yahont/contracts/wire/endpoint.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import { makeStaff, type TestStaff } from '#src/testing/staff.ts';

const reason = 'страница переехала';

let api: TestApi;
let merchandiser: TestStaff;
let editor: TestStaff;

beforeAll(async () => {
  api = await createTestApi();
  await fillSmallShop(api);
  merchandiser = await makeStaff(api.context, ['merchandiser']);
  editor = await makeStaff(api.context, ['editor']);
});
afterAll(() => api.stop());

const seo = (url: string, more: { title?: string; redirectTo?: string | null }) => ({
  kind: 'seo' as const,
  body: { url, ...more },
});
const page = (path: string) => ({
  kind: 'page' as const,
  body: { path, title: 'Дом', description: 'Дом', h1: 'Дом', lead: '', blocks: [] },
});
const call = <E extends Endpoint>(
  { headers }: TestStaff,
  endpoint: E,
  { id, version }: Pick<OfficeText, 'id' | 'version'>,
  body: BodyOf<E>,
) => api.call(endpoint, { headers: { ...headers, 'if-match': `"${version}"` }, params: { id }, body });
const make = async ({ headers }: TestStaff, document: BodyOf<typeof office.createText>['document']) =>
  (await api.call(office.createText, { headers, body: { document } })).answer();
const publish = async (staff: TestStaff, text: OfficeText) =>
  (await call(staff, office.publishText, text, { reason })).answer();

/** Does something while editors have no right to redirects, as a role of tomorrow may not. */
async function withoutRedirects<T>(act: () => Promise<T>): Promise<T> {
  const { editor: before } = ROLES;
  const { 'redirects.edit': _redirects, ...rest } = before;
  ROLES.editor = rest;
  try {
    return await act();
  } finally {
    ROLES.editor = before;
  }
}

test('a merchandiser publishes, plans, rolls back and hides redirects and SEO rows, and no page', async () => {
  const draft = await make(merchandiser, seo('/staryj-adres/', { redirectTo: '/delivery/' }));
  const first = await publish(merchandiser, draft);
  const target = async () =>
    (await api.call(getSeoPage, { query: { url: '/staryj-adres/' } })).answer().redirectTo;
  await expect.poll(target).toBe('/delivery/');
  const changed = seo('/staryj-adres/', { redirectTo: '/' });
  const second = await publish(
    merchandiser,
    (await call(merchandiser, office.saveDraft, first, { document: changed })).answer(),
  );
  await expect.poll(target).toBe('/');
  const back = (await call(merchandiser, office.rollBackText, second, { number: 1, reason })).answer();
  await expect.poll(target).toBe('/delivery/');
  const redrafted = (await call(merchandiser, office.saveDraft, back, { document: changed })).answer();
  const at = new Date(api.clock.now().getTime() + 86_400_000).toISOString();
  const planned = (await call(merchandiser, office.publishText, redrafted, { at, reason })).answer();
  const cancelled = (await call(merchandiser, office.cancelTextPlan, planned, { reason })).answer();
  (await call(merchandiser, office.hideText, cancelled, { redirectTo: null, reason })).answer();
  await expect.poll(target).toBeNull();

  const written = await make(merchandiser, page('/stranica-tovaroveda/'));
  for (const at of [null, new Date(api.clock.now().getTime() + 86_400_000).toISOString()]) {
    const refused = await call(merchandiser, office.publishText, written, { at, reason });
    expect(refused.problem).toMatchObject({ status: 404, code: 'no-such-call' });
  }
  const published = await publish(editor, written);
  for (const refused of [
    await call(merchandiser, office.hideText, published, { redirectTo: '/delivery/', reason }),
    await call(merchandiser, office.rollBackText, published, { number: 1, reason }),
    await call(merchandiser, office.cancelTextPlan, published, { reason }),
  ])
    expect(refused.problem.code).toBe('no-such-call');
});

test('who may not edit redirects may edit the rest of a SEO row', async () => {
  const text = await publish(
    editor,
    await make(editor, seo('/bez-prava/', { title: 'Раз', redirectTo: '/delivery/' })),
  );
  await withoutRedirects(async () => {
    const same = seo('/bez-prava/', { title: 'Два', redirectTo: '/delivery/' });
    const renamed = await publish(
      editor,
      (await call(editor, office.saveDraft, text, { document: same })).answer(),
    );
    expect(renamed.body).toMatchObject({ title: 'Два', redirectTo: '/delivery/' });
    for (const redirectTo of ['/', null]) {
      const document = seo('/bez-prava/', { title: 'Два', redirectTo });
      const { version } = (
        await api.call(office.getOfficeText, { headers: editor.headers, params: { id: renamed.id } })
      ).answer();
      const draft = (await call(editor, office.saveDraft, { ...renamed, version }, { document })).answer();
      expect((await call(editor, office.publishText, draft, { reason })).problem.code).toBe('no-such-call');
      const hidden = await call(editor, office.hideText, draft, { redirectTo: null, reason });
      expect(hidden.problem.code).toBe('no-such-call');
    }
  });
});

test('who may not edit redirects hides a page without one', async () => {
  const text = await publish(editor, await make(editor, page('/bez-sleda/')));
  await withoutRedirects(async () => {
    const led = await call(editor, office.hideText, text, { redirectTo: '/delivery/', reason });
    expect(led.problem.code).toBe('no-such-call');
    const hidden = await call(editor, office.hideText, text, { redirectTo: null, reason });
    expect(hidden.answer().isPublished).toBe(false);
  });
});
