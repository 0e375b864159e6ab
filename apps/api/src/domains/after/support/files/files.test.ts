import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askSupport } from '@yahont/contracts/support/support.ts';
import { openThread, writeMessage } from '@yahont/contracts/support/threads.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { standIns } from '#src/testing/settings.ts';
import { makeStaff } from '#src/testing/staff.ts';
import { signIn } from '#src/testing/visitors.ts';
import { supportData } from '../personal-data.ts';
import { purgeFiles } from './purge-files.ts';

const PDF = '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';
const body = { topic: 'service' as const, message: 'Посмотрите на царапину, пожалуйста' };
const store = standIns.files.of('support-files');

let api: TestApi;
let photograph: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  api = await createTestApi();
  const picture = sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#8c1d3f' } });
  const bytes = await picture
    .withExif({ IFD0: { Copyright: 'секретное место' } })
    .jpeg()
    .toBuffer();
  photograph = new Uint8Array(bytes);
});
afterAll(() => api.stop());

const jpeg = () => new File([photograph], 'царапина.jpg', { type: 'image/jpeg' });
const pdf = () => new File([PDF], 'Чек.pdf', { type: 'application/pdf' });

type Shopper = Awaited<ReturnType<typeof signIn>>;

async function askWith({ headers }: Shopper, files: File[]) {
  const asked = await api.call(askSupport, { headers, body, files });
  const { id } = asked.answer();
  const thread = (await api.call(openThread, { headers, params: { id } })).answer();
  return { id, files: thread.messages[0]?.files ?? [] };
}

test('a picture is made anew and a PDF kept; the writer and staff may read them, nobody else', async () => {
  const shopper = await signIn(api);
  const { files } = await askWith(shopper, [jpeg(), pdf()]);
  expect(files).toMatchObject([
    { name: 'царапина.jpg', type: 'image/jpeg' },
    { name: 'Чек.pdf', type: 'application/pdf', bytes: PDF.length },
  ]);
  const [picture, document] = files;
  const path = `/api/account/support/files/${picture?.id}` as const;
  const own = await api.send(`GET ${path}`, { headers: shopper.headers });
  expect(Object.fromEntries(own.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': expect.stringMatching(/^inline/) as unknown,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  const given = await sharp(Buffer.from(await own.arrayBuffer())).metadata();
  expect([given.width, given.exif]).toEqual([2400, undefined]);
  const saved = await api.send(`GET /api/account/support/files/${document?.id}`, {
    headers: shopper.headers,
  });
  expect(saved.headers.get('content-disposition')).toMatch(/^attachment/);

  const stranger = await signIn(api);
  expect((await api.send(`GET ${path}`, { headers: stranger.headers })).status).toBe(404);
  expect((await api.send(`GET ${path}`)).status).toBe(401);
  const officePath = `/office/api/support/files/${picture?.id}` as const;
  const operator = await makeStaff(api.context, ['operator']);
  expect((await api.send(`GET ${officePath}`, { headers: operator.headers })).status).toBe(200);
  const { rows } = await api.database.query(
    "select actor_id, after from audit where action = 'support.open-file'",
  );
  expect(rows, 'the log keeps who opened it').toMatchObject([
    { actor_id: String(operator.staffId), after: { file: picture?.id } },
  ]);
  const warehouse = await makeStaff(api.context, []);
  expect((await api.send(`GET ${officePath}`, { headers: warehouse.headers })).ok).toBe(false);
});

test('a file is what its content says', async () => {
  const { headers } = await signIn(api);
  const page = new File(['<!doctype html><script>'], 'снимок.jpg', { type: 'image/jpeg' });
  const refused = await api.call(askSupport, { headers, body, files: [jpeg(), page] });
  expect([refused.status, refused.problem.code, refused.problem.context]).toEqual([
    422,
    'file-refused',
    { name: 'снимок.jpg', why: 'not-a-picture-or-pdf' },
  ]);
  const { id } = (await api.call(askSupport, { headers, body })).answer();
  const many = { headers, params: { id }, body: { text: 'Вот' }, files: Array.from({ length: 5 }, jpeg) };
  expect((await api.call(writeMessage, many)).problem.code).toBe('too-many-files');
  const written = await api.call(writeMessage, { ...many, files: [jpeg()] });
  expect(written.answer().messages.at(-1)?.files).toMatchObject([{ name: 'царапина.jpg' }]);
});

test('files of who may not write are not looked at', async () => {
  const [owner, stranger] = [await signIn(api), await signIn(api)];
  const { id } = await askWith(owner, []);
  const page = new File(['<!doctype html>'], 'снимок.jpg', { type: 'image/jpeg' });
  const write = { headers: stranger.headers, params: { id }, body: { text: 'Вот' }, files: [page] };
  expect((await api.call(writeMessage, write)).problem.code).toBe('thread-not-found');
  const ask = { headers: stranger.headers, body };
  for (let times = 0; times < 5; times += 1) (await api.call(askSupport, ask)).answer();
  expect((await api.call(askSupport, { ...ask, files: [page] })).problem.code).toBe('too-many-messages');
});

test('files of an erased person are removed from the store', async () => {
  const shopper = await signIn(api);
  const { files } = await askWith(shopper, [jpeg()]);
  const { rows } = await api.database.query('select key from support_files where id = $1', [files[0]?.id]);
  const key = String(rows[0]?.['key']);
  const person = { accountId: shopper.accountId, phone: shopper.phone, addresses: [], ownAddresses: [] };
  expect(await supportData.exportData?.(api.context.db, person)).toMatchObject([
    { files: [{ name: 'царапина.jpg', type: 'image/jpeg' }] },
  ]);
  await api.context.db.transaction((tx) => supportData.erase(tx, person, api.context));
  const later = { ...api.context, now: () => new Date(Date.now() + 3 * 86_400_000) };
  await purgeFiles(later, store);
  expect(await store.get(key)).toBeNull();
});
