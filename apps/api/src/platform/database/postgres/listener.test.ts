import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { createTestPostgres, hasPostgres } from '#src/testing/database.ts';
import { startSilentProxy } from '#src/testing/postgres/silent-proxy.ts';
import { until } from '#src/testing/until.ts';
import { listenOn } from './listener.ts';

// What only a server over a network can do.
describe.skipIf(!hasPostgres)('listening over a network', () => {
  test('a connection that is cut off without a word is noticed, replaced, and the gap is told', async () => {
    const scratch = await createTestPostgres();
    const proxy = await startSilentProxy(scratch.url);
    const speaker = new pg.Client({ connectionString: scratch.url });
    await speaker.connect();
    const heard: string[] = [];
    let gaps = 0;
    let losses = 0;
    const stop = await listenOn(proxy.url, {
      channel: 'news',
      onPayload: (payload) => void heard.push(payload),
      onGap: () => {
        gaps += 1;
      },
      onLost: () => {
        losses += 1;
      },
      beatMs: 50,
      deadlines: { answer: 300, open: 1_000 },
    });
    const say = (text: string) => speaker.query("select pg_notify('news', $1)", [text]);
    await say('first');
    await until(() => heard.includes('first'));
    expect(gaps).toBe(0);
    proxy.silence();
    await say('unheard');
    // Longer than a beat and its answer: the connection is given up, and none can be made.
    await sleep(600);
    expect(gaps).toBe(0);
    proxy.speak();
    await until(() => gaps === 1);
    expect(losses).toBe(1);
    await say('second');
    await until(() => heard.includes('second'));
    expect(heard).toEqual(['first', 'second']);
    await stop();
    await speaker.end();
    await proxy.stop();
    await scratch.drop();
  });
});
