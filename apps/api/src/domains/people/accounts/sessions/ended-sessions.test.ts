import { expect, test } from 'vitest';
import { createTestApi } from '#src/testing/api.ts';
import { createEndedSessions } from './ended-sessions.ts';

test('an ended session is remembered for the life of an access token, and then forgotten', async () => {
  const api = await createTestApi();
  const ended = createEndedSessions(api.context);
  ended.apply(['session-ended:a', 'stock:1']);
  api.clock.advance(15 * 60_000 - 1);
  ended.add(['b']);
  expect([ended.has('a'), ended.has('b'), ended.has('stock:1')]).toEqual([true, true, false]);
  api.clock.advance(1);
  ended.add([]);
  expect([ended.has('a'), ended.has('b')]).toEqual([false, true]);
  await api.stop();
});
