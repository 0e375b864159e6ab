import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { createProcesses, type Processes } from './processes.ts';
import { checkSharedKey, OtherKey } from './shared-key.ts';

let api: TestApi;
const made: Processes[] = [];
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  for (const one of made) await one.stop();
  await api.stop();
});

/** One more process on the same database, which follows its changes as a module does. */
function another(): Processes {
  const process = createProcesses(api.context, { engine: 'postgres' });
  api.changes.subscribe(async (tags) => {
    if (tags.includes('processes')) await process.reload();
  });
  made.push(process);
  return process;
}

const latest = () => made.map((process) => process.latestBuild());

test('in a deployment all processes name the new build, and never the old one again', async () => {
  const old = [another(), another(), another()];
  for (const process of old) await process.join('a');
  await api.changes.caughtUp();
  expect(latest()).toEqual(['a', 'a', 'a']);
  expect(old.map((process) => process.number())).toEqual([3, 3, 3]);

  const fresh = another();
  await fresh.join('b');
  await api.changes.caughtUp();
  expect(latest()).toEqual(['b', 'b', 'b', 'b']);
  expect(fresh.number()).toBe(4);
  // A process of the old build is restarted meanwhile.
  await old[0]?.stop();
  const again = another();
  await again.join('a');
  await api.changes.caughtUp();
  expect(latest().slice(1)).toEqual(['b', 'b', 'b', 'b']);
});

test('after a roll-back the old build is the latest once nobody serves the new one', async () => {
  await made.find((process) => process.latestBuild() === 'b')?.reload();
  await made[3]?.stop();
  await api.changes.caughtUp();
  expect([made[1], made[2], made[4]].map((process) => process?.latestBuild())).toEqual(['a', 'a', 'a']);
});

test('a process that was killed is not counted a minute later', async () => {
  const [, counted] = made;
  const before = counted?.number() ?? 0;
  await api.database.query(
    "insert into processes (id, build, started_at, seen_at) values (gen_random_uuid(), 'a', now(), now() - interval '46 seconds')",
  );
  await counted?.reload();
  expect(counted?.number()).toBe(before);
});

test('on the embedded database a process is alone, and its own build is the latest', async () => {
  const alone = createProcesses(api.context, { engine: 'embedded' });
  expect(alone.latestBuild()).toBeNull();
  await alone.join('c');
  expect([alone.number(), alone.latestBuild()]).toEqual([1, 'c']);
  await alone.stop();
});

test('a process with another token key is refused unless the key was replaced on purpose', async () => {
  const { db } = api.context;
  await api.database.query('delete from shared_keys');
  const [ours, other] = ['a'.repeat(32), 'b'.repeat(32)];
  await checkSharedKey(db, { tokenKey: ours, isReplaced: false });
  await checkSharedKey(db, { tokenKey: ours, isReplaced: false });
  await expect(checkSharedKey(db, { tokenKey: other, isReplaced: false })).rejects.toThrow(OtherKey);
  await checkSharedKey(db, { tokenKey: other, isReplaced: true });
  await expect(checkSharedKey(db, { tokenKey: ours, isReplaced: false })).rejects.toThrow(
    /TOKEN_KEY_REPLACED/,
  );
  const { rows } = await api.database.query('select fingerprint from shared_keys');
  expect(JSON.stringify(rows)).not.toContain(other);
});

test('of processes that start at once with different keys exactly one remains', async () => {
  await api.database.query('delete from shared_keys');
  const keys = ['c', 'd', 'e'].map((letter) => letter.repeat(32));
  const results = await Promise.allSettled(
    keys.map((tokenKey) => checkSharedKey(api.context.db, { tokenKey, isReplaced: false })),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
