import { expect, test } from 'vitest';
import type { CallApi } from '#app/lib/api/call.server.ts';
import { previewOf } from './ask-for-return.server.ts';

/** What the form asks the API for. */
async function askedWith(reason: string, exchange = ''): Promise<unknown> {
  const asked: unknown[] = [];
  const api = ((_endpoint: unknown, { query }: { query: unknown }) => {
    asked.push(query);
    return Promise.resolve(null);
  }) as unknown as CallApi;
  await previewOf(api, 1, { lineIds: [17, 18], reason, exchange });
  return asked[0];
}

test('the sums follow the chosen reason, and an exchange', async () => {
  expect(await askedWith('')).toEqual({ lines: '17,18' });
  expect(await askedWith('defect')).toEqual({ lines: '17,18', reason: 'defect' });
  expect(await askedWith('wrong-size', '17:1750')).toEqual({
    lines: '17,18',
    reason: 'wrong-size',
    exchange: 'yes',
  });
  // The size was chosen before the reason changed.
  expect(await askedWith('defect', '17:1750')).toEqual({ lines: '17,18', reason: 'defect' });
});
