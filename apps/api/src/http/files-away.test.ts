import { afterAll, beforeAll, expect, test } from 'vitest';
import { askSupport } from '@yahont/contracts/support/support.ts';
import { listThreads, openThread } from '@yahont/contracts/support/threads.ts';
import { openFiles } from '#src/adapters/files/open-files.ts';
import { startS3, type TestS3 } from '#src/adapters/files/testing/s3-server.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { signIn } from '#src/testing/visitors.ts';

const PDF = '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';
const body = { topic: 'service' as const, message: 'Посмотрите на царапину, пожалуйста' };
const receipt = () => new File([PDF], 'Чек.pdf', { type: 'application/pdf' });

let s3: TestS3;
let api: TestApi;
beforeAll(async () => {
  s3 = await startS3();
  api = await createTestApi({ files: await openFiles({ kind: 's3', ...s3.settings, deadlineMs: 500 }) });
});
afterAll(async () => {
  await api.stop();
  await s3.stop();
});

async function fileOf(headers: Record<string, string>, id: number): Promise<`GET ${string}`> {
  const { messages } = (await api.call(openThread, { headers, params: { id } })).answer();
  return `GET /api/account/support/files/${messages[0]?.files[0]?.id}`;
}

test('a file goes to S3 and comes back unchanged', async () => {
  const { headers } = await signIn(api);
  const { id } = (await api.call(askSupport, { headers, body, files: [receipt()] })).answer();
  const given = await api.send(await fileOf(headers, id), { headers });
  expect([given.status, await given.text()]).toEqual([200, PDF]);
  expect(s3.asked.some((line) => line.startsWith('PUT /yahont/shop/support-files/'))).toBe(true);
});

test.each(['busy', 'silent'] as const)(
  'while S3 is %s a question is refused whole, and may be sent again',
  async (fault) => {
    const { headers } = await signIn(api);
    s3.fail(fault);
    const send = { headers, body, files: [receipt()] };
    const refused = await api.call(askSupport, send);
    expect(refused.status).toBe(503);
    expect(refused.problem).toMatchObject({ code: 'files-away', title: 'Сервис временно недоступен' });
    expect((await api.call(listThreads, { headers })).answer().items).toEqual([]);
    // What has no files needs no storage.
    (await api.call(askSupport, { headers, body })).answer();
    s3.fail(null);
    const { id } = (await api.call(askSupport, send)).answer();
    const address = await fileOf(headers, id);
    s3.fail(fault);
    const away = await api.send(address, { headers });
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '5']);
    s3.fail(null);
    expect((await api.send(address, { headers })).status).toBe(200);
  },
);
