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
    let silences = 0;
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
      answerMs: 150,
      deadlines: { answer: 300, open: 1_000 },
      onSilent: () => {
        silences += 1;
      },
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
    expect([losses, silences]).toEqual([1, 1]);
    await say('second');
    await until(() => heard.includes('second'));
    expect(heard).toEqual(['first', 'second']);
    await stop();
    await speaker.end();
    await proxy.stop();
    await scratch.drop();
  });

  test('a process that was busy itself takes no connection for lost, nor others for lost with one that was ended', async () => {
    const scratch = await createTestPostgres();
    let losses = 0;
    let silences = 0;
    const stop = await listenOn(scratch.url, {
      channel: 'news',
      onPayload: () => undefined,
      onGap: () => undefined,
      onLost: () => {
        losses += 1;
      },
      onSilent: () => {
        silences += 1;
      },
      beatMs: 5,
      answerMs: 60,
    });
    for (let time = 0; time < 10; time += 1) {
      const end = performance.now() + 100;
      while (performance.now() < end);
      await sleep(7);
    }
    expect([losses, silences]).toEqual([0, 0]);
    const other = new pg.Client({ connectionString: scratch.url });
    await other.connect();
    await other.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'yahont changes' and datname = current_database()",
    );
    await until(() => losses === 1);
    expect(silences).toBe(0);
    await other.end();
    await stop();
    await scratch.drop();
  });
});
