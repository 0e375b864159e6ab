import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getTextPage } from '@yahont/contracts/content/content.ts';
import { getOfficeText, publishText } from '@yahont/contracts/office/texts.ts';
import type { OfficeText } from '@yahont/contracts/office/texts.ts';
import { auditLog } from '#src/platform/audit/audit.tables.ts';
import { createTestApi } from '#src/testing/api.ts';
import type { TestApi } from '#src/testing/api.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import { makeStaff } from '#src/testing/staff.ts';
import type { TestStaff } from '#src/testing/staff.ts';

const WHY = 'новый срок доставки';
const path = '/delivery/';

let api: TestApi;
let editor: TestStaff;

beforeAll(async () => {
  api = await createTestApi();
  await fillSmallShop(api);
  editor = await makeStaff(api.context, ['editor']);
});
afterAll(() => api.stop());

const read = async () =>
  (await api.call(getOfficeText, { headers: editor.headers, query: { path } })).answer();
const published = async () => (await api.call(getTextPage, { query: { path } })).answer();
const publish = (page: OfficeText['page'], version: number | null, { headers } = editor) =>
  api.call(publishText, {
    headers: { ...headers, ...(version === null ? {} : { 'if-match': `"${version}"` }) },
    body: { page, reason: WHY },
  });

test('a published text is on the site at once, and the caches of pages are told', async () => {
  const { page, version } = await read();
  await published();
  const heard: string[] = [];
  const unsubscribe = api.changes.subscribe((tags) => void heard.push(...tags));
  const answer = (await publish({ ...page, h1: 'Доставка за день' }, version)).answer();
  expect(answer).toMatchObject({ page: { h1: 'Доставка за день' }, version: version + 1 });
  expect((await published()).h1).toBe('Доставка за день');
  await expect.poll(() => heard).toContain('content:page');
  unsubscribe();
});

test('the log has the changed fields, and who writes on an old version is told who was first', async () => {
  const { page, version } = await read();
  const lead = 'Привезём завтра.';
  (await publish({ ...page, lead }, version)).answer();
  const rows = await api.context.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, 'content.publish'), eq(auditLog.subjectId, 'page:/delivery/')))
    .orderBy(auditLog.id);
  expect(rows.at(-1)).toMatchObject({
    actorId: String(editor.staffId),
    before: { lead: page.lead },
    after: { lead },
    reason: WHY,
  });
  expect(rows.at(-1)?.after).not.toHaveProperty('sections');
  expect((await publish({ ...page, lead: 'Другое' }, version)).problem).toMatchObject({
    status: 409,
    code: 'changed-meanwhile',
    context: { version: version + 1, actorId: String(editor.staffId), after: { lead } },
  });
  expect((await published()).lead).toBe(lead);
});

test('of two editors at once one publishes', async () => {
  const { page, version } = await read();
  const other = await makeStaff(api.context, ['editor']);
  const answers = await Promise.all([
    publish({ ...page, lead: 'Первая' }, version),
    publish({ ...page, lead: 'Вторая' }, version, other),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('an import that brings the same text raises no version, another text does', async () => {
  const { page, version } = await read();
  await api.imports.importTextPages([page]);
  expect((await read()).version).toBe(version);
  await api.imports.importTextPages([{ ...page, lead: 'Из 1С' }]);
  expect(await read()).toMatchObject({ version: version + 1, page: { lead: 'Из 1С' } });
});

test.each(['javascript:alert(1)', '//evil.test/', '/\\evil.test/', 'https://evil.test/', 'tel:+7 12'])(
  'a link to %s is refused',
  async (url) => {
    const { page, version } = await read();
    const answer = await publish({ ...page, links: [{ text: 'Сюда', url }] }, version);
    expect([answer.status, answer.problem.code]).toEqual([422, 'validation']);
  },
);

test('without a version, of no page, by a stranger to texts: nothing is published', async () => {
  const { page, version } = await read();
  expect((await publish(page, null)).problem.code).toBe('version-required');
  expect((await publish({ ...page, path: '/nowhere/' }, version)).problem.code).toBe('page-not-found');
  const stranger = await makeStaff(api.context, ['merchandiser']);
  expect((await publish({ ...page, lead: 'Чужое' }, version, stranger)).problem.code).toBe('no-such-call');
  expect(await read()).toMatchObject({ version, page: { lead: page.lead } });
});
