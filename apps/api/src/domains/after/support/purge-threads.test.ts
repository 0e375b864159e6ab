import { afterAll, beforeAll, expect, test } from 'vitest';
import { askSupport } from '@yahont/contracts/support/support.ts';
import { writeMessage } from '@yahont/contracts/support/threads.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { standIns } from '#src/testing/settings.ts';
import { signIn } from '#src/testing/visitors.ts';

const DAY_MS = 86_400_000;
const store = standIns.files.of('support-files');

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.stop());

const run = (job: string) =>
  api.jobs
    .schedules()
    .find(({ name }) => name === job)
    ?.run();

async function rowsOf(table: string, column: string, id: number) {
  return (await api.database.query(`select * from ${table} where ${column} = $1`, [id])).rows;
}

test('a thread goes three years after its last word, with its messages and files', async () => {
  api.clock.set(new Date('2026-11-24T09:00:00Z'));
  const ask = async () => {
    const { headers } = await signIn(api);
    const body = { topic: 'service' as const, message: 'Посмотрите на царапину, пожалуйста' };
    const { id } = (await api.call(askSupport, { headers, body })).answer();
    const file = new File(['%PDF-1.7 %%EOF'], 'receipt.pdf', { type: 'application/pdf' });
    const words = { headers, params: { id }, body: { text: 'Вот чек' }, files: [file] };
    (await api.call(writeMessage, words)).answer();
    return id;
  };
  const old = await ask();
  const [file] = await rowsOf('support_files', 'request_id', old);
  const key = String(file?.['key']);
  const [{ last_at: lastAt } = {}] = await rowsOf('support_requests', 'id', old);
  expect(lastAt).toEqual(new Date('2026-11-24T09:00:00Z'));
  api.clock.advance(DAY_MS);
  const young = await ask();

  api.clock.set(new Date('2029-11-24T09:00:00Z'));
  await run('purge-support-threads');
  expect(await rowsOf('support_requests', 'id', old)).toHaveLength(1);
  api.clock.advance(1);
  await run('purge-support-threads');
  for (const [table, column] of [
    ['support_requests', 'id'],
    ['support_messages', 'request_id'],
    ['support_files', 'request_id'],
  ] as const)
    expect(await rowsOf(table, column, old), table).toEqual([]);
  expect(await rowsOf('support_messages', 'request_id', young)).toHaveLength(1);
  expect(await store.get(key)).not.toBeNull();
  await run('purge-support-files');
  expect(await store.get(key)).toBeNull();
});
