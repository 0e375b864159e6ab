import { afterAll, beforeAll, expect, test } from 'vitest';
import { listLetters, showLetter } from '@yahont/contracts/sent-messages/letters.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.stop());

test('every event is shown with each of its channels', async () => {
  const { items } = (await api.call(listLetters)).answer();
  expect(items.length).toBeGreaterThan(25);
  for (const { name, channels } of items) {
    const letter = (await api.call(showLetter, { params: { name } })).answer();
    expect((['sms', 'mail', 'push'] as const).filter((channel) => letter[channel] !== null)).toEqual(
      channels,
    );
    if (letter.mail) expect(new Set(Object.values(letter.mail.frames)).size).toBe(4);
    for (const { segments } of letter.sms ?? []) expect(segments).toBeLessThanOrEqual(2);
  }
});

test('an unknown event is not found, and a shop without the outbox of the demo shows none', async () => {
  expect((await api.call(showLetter, { params: { name: 'spam' } })).problem.code).toBe('letter-not-found');
  const real = await createTestApi({ devOutbox: false });
  expect((await real.call(listLetters)).status).toBe(404);
  expect((await real.call(showLetter, { params: { name: 'order-paid' } })).status).toBe(404);
  await real.stop();
});
