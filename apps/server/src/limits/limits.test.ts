import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createByteBudget } from './byte-budget.ts';
import { createEventLoop } from './event-loop.ts';
import { createLimits } from './limits.ts';
import { networksOf } from './networks.ts';
import { ClientLeft, Overload } from './overload.ts';
import { createRate } from './rate.ts';
import { createWorkQueue, type QueueSettings } from './work-queue.ts';

const A = networksOf('203.0.113.1');
const B = networksOf('203.0.113.2');
const LOCAL = networksOf('127.0.0.1');
const ROOMY = { mostOfOne: 10, mostOfAll: 100, waitMs: 20_000 } satisfies Partial<QueueSettings>;

/** A task that runs until the test ends it. */
function openTask(): { work: () => Promise<string>; end: (word: string) => void; hasBegun: () => boolean } {
  const { promise, resolve } = Promise.withResolvers<string>();
  let hasBegun = false;
  return {
    work: () => {
      hasBegun = true;
      return promise;
    },
    end: resolve,
    hasBegun: () => hasBegun,
  };
}

const statusOf = (answer: Promise<unknown>): Promise<unknown> =>
  answer.then(
    () => 200,
    (error: unknown) => (error instanceof Overload ? error.status : error),
  );

/** Turns of the event loop, in which freed places are passed on. */
async function turns(count = 5): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

test('an address has a burst and a rate, and another address has its own', () => {
  let now = 0;
  const take = createRate({ burst: 3, perSecond: 2, now: () => now });
  for (let request = 0; request < 3; request += 1) take('a');
  expect(() => take('a')).toThrow(Overload);
  take('b');
  now = 499;
  expect(() => take('a')).toThrow(expect.objectContaining({ status: 429, retryAfterSeconds: 1 }));
  now = 500;
  take('a');
  now = 60_000;
  for (let request = 0; request < 3; request += 1) take('a');
  expect(() => take('a')).toThrow(Overload);
});

test('several processes share the rate of an address', () => {
  let processes = 3;
  let now = 0;
  const takes = [1, 2, 3].map(() =>
    createRate({ burst: 6, perSecond: 3, now: () => now, processes: () => processes }),
  );
  /** Requests that a balancer spreads evenly and that are taken. */
  const taken = (requests: number): number => {
    let count = 0;
    for (let request = 0; request < requests; request += 1) {
      try {
        takes[request % 3]?.('203.0.113.1');
        count += 1;
      } catch (error) {
        if (!(error instanceof Overload)) throw error;
      }
    }
    return count;
  };
  expect(taken(30)).toBe(6);
  now += 1000;
  expect(taken(30)).toBe(3);
  processes = 1;
  now += 1000;
  expect(taken(30)).toBe(9);
});

test('tasks run a few at a time, and addresses take turns', async () => {
  const inTurn = createWorkQueue({ ...ROOMY, width: 2 });
  let running = 0;
  let most = 0;
  const done: string[] = [];
  const work = (networks: typeof A) =>
    inTurn(networks, async () => {
      running += 1;
      most = Math.max(most, running);
      await delay(1);
      running -= 1;
      done.push(networks.narrow);
    });
  await Promise.all([...Array.from({ length: 8 }, () => work(A)), work(B)]);
  expect(most).toBe(2);
  expect(done.indexOf(B.narrow)).toBeLessThan(5);
});

test('an address with too many waiting tasks is refused, and so is everyone when the queue is full', async () => {
  const inTurn = createWorkQueue({ width: 1, mostOfOne: 2, mostOfAll: 3, waitMs: 20_000 });
  const ask = (networks: typeof A) => statusOf(inTurn(networks, () => delay(1)));
  const answers = await Promise.all([A, A, A, A, B, B].map(ask));
  expect(answers).toEqual([200, 200, 200, 429, 200, 503]);
  expect(await ask(A), 'afterwards there is room again').toBe(200);
});

test('a failing task frees its place', async () => {
  const inTurn = createWorkQueue({ ...ROOMY, width: 1 });
  const failing = inTurn(A, () => Promise.reject(new Error('broken')));
  const next = inTurn(A, () => Promise.resolve('whole'));
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('whole');
});

test.each([
  ['an IPv4 address', '203.0.113.1', '203.0.113.1', 2],
  ['a /64 of IPv6', '2001:db8:1:2::1', '2001:db8:1:2:ffff::9', 2],
  ['a /48 of IPv6', '2001:db8:1:2::1', '2001:db8:1:3::1', 4],
])('%s runs a part of all tasks only, and others run beside it', async (_what, first, second, most) => {
  const inTurn = createWorkQueue({ ...ROOMY, width: 8 });
  const tasks = Array.from({ length: 8 }, openTask);
  const answers = tasks.map((task, index) => inTurn(networksOf(index % 2 === 0 ? first : second), task.work));
  await turns();
  expect(tasks.filter((task) => task.hasBegun())).toHaveLength(most);
  expect(await inTurn(B, () => Promise.resolve('beside'))).toBe('beside');
  for (const task of tasks) task.end('done');
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['done']));
});

test('a wait for a turn is bounded, and its place in the queue is free again', async () => {
  const inTurn = createWorkQueue({ width: 1, mostOfOne: 1, mostOfAll: 1, waitMs: 30 });
  const slow = openTask();
  const running = inTurn(A, slow.work);
  let isRun = false;
  const shed = await inTurn(B, async () => {
    isRun = true;
  }).catch((error: unknown) => error);
  expect(shed).toMatchObject({ status: 503, retryAfterSeconds: 2 });
  const next = inTurn(B, () => Promise.resolve('next'));
  slow.end('slow');
  expect([await running, await next, isRun]).toEqual(['slow', 'next', false]);
});

test('the task of a client who left is not run, and makes room in a full queue', async () => {
  const inTurn = createWorkQueue({ width: 1, mostOfOne: 5, mostOfAll: 2, waitMs: 20_000 });
  const slow = openTask();
  const running = inTurn(A, slow.work);
  let hasLeft = false;
  let runs = 0;
  const leaving = [1, 2].map(() =>
    inTurn(
      A,
      async () => {
        runs += 1;
      },
      () => hasLeft,
    ).catch((error: unknown) => error),
  );
  expect(await statusOf(inTurn(B, () => Promise.resolve()))).toBe(503);
  hasLeft = true;
  const next = inTurn(B, () => Promise.resolve('next'));
  for (const left of await Promise.all(leaving)) expect(left).toBeInstanceOf(ClientLeft);
  slow.end('slow');
  expect([await running, await next, runs]).toEqual(['slow', 'next', 0]);
});

test('a task that waits for an answer lends its place, and takes it back first', async () => {
  const inTurn = createWorkQueue({ ...ROOMY, width: 2, mostBegun: 10 });
  const order: string[] = [];
  const database = openTask();
  const waiting = [A, B].map((networks) =>
    inTurn(networks, async (turn) => {
      await turn.wait(database.work());
      order.push('waited');
    }),
  );
  // Both places are taken, yet other tasks run while the database does not answer.
  for (let task = 0; task < 5; task += 1) expect(await inTurn(LOCAL, () => Promise.resolve(task))).toBe(task);
  const busy = [openTask(), openTask()];
  const running = busy.map((task) => inTurn(LOCAL, task.work));
  const last = inTurn(LOCAL, async () => void order.push('last'));
  await turns();
  expect(busy.every((task) => task.hasBegun())).toBe(true);
  database.end('answer');
  await turns();
  expect(order, 'while both places are taken nobody goes on').toEqual([]);
  for (const task of busy) task.end('done');
  await Promise.all([...waiting, ...running, last]);
  expect(order).toEqual(['waited', 'waited', 'last']);
});

test('no more tasks begin than may, however many places are lent', async () => {
  const inTurn = createWorkQueue({ ...ROOMY, width: 1, share: 1, mostBegun: 3 });
  const database = openTask();
  let begun = 0;
  const tasks = Array.from({ length: 6 }, () =>
    inTurn(LOCAL, async (turn) => {
      begun += 1;
      return turn.wait(database.work());
    }),
  );
  await delay(80);
  await turns();
  expect(begun).toBe(3);
  database.end('answer');
  expect(await Promise.all(tasks)).toEqual(Array.from({ length: 6 }, () => 'answer'));
});

test('the client of a task that takes too long is refused, and its place is free', async () => {
  const inTurn = createWorkQueue({ ...ROOMY, width: 1, mostBegun: 2, runMs: 30 });
  const endless = openTask();
  expect(await statusOf(inTurn(A, endless.work))).toBe(503);
  expect(await inTurn(B, () => Promise.resolve('next'))).toBe('next');
  endless.end('late');
});

test('a late loop sheds what would have to wait', async () => {
  let lagMs = 0;
  const loop = { ...createEventLoop(), lagMs: () => lagMs };
  const inTurn = createWorkQueue({ ...ROOMY, waitMs: 2000, width: 1, loop });
  lagMs = 1500;
  const slow = openTask();
  const running = inTurn(A, slow.work);
  expect(await statusOf(inTurn(B, () => Promise.resolve()))).toBe(503);
  lagMs = 200;
  const next = inTurn(B, () => Promise.resolve('next'));
  slow.end('slow');
  expect([await running, await next]).toEqual(['slow', 'next']);
});

test('the loop measures how long its turns take, and forgets it', async () => {
  let now = 0;
  const loop = createEventLoop(() => now);
  loop.nextTurn(() => undefined);
  now = 800;
  await turns();
  expect(loop.lagMs()).toBe(800);
  now = 1300;
  expect(loop.lagMs()).toBe(400);
});

test('a task waits until the connections of a burst are accepted, but not for ever', async () => {
  let now = 0;
  const loop = createEventLoop(() => now);
  let isCalled = false;
  const call = (): void => {
    loop.nextTurn(() => {
      isCalled = true;
    });
  };
  call();
  for (let connection = 0; connection < 20; connection += 1) {
    loop.noteConnection();
    await turns(1);
    expect(isCalled).toBe(false);
  }
  await turns();
  expect(isCalled).toBe(true);
  isCalled = false;
  call();
  for (let connection = 0; connection < 10 && !isCalled; connection += 1) {
    now += 10;
    loop.noteConnection();
    await turns(1);
  }
  expect(isCalled).toBe(true);
});

test('local addresses have only the common limit', () => {
  const { take } = createLimits({ now: () => 0, burst: 1 });
  for (const ip of ['127.0.0.1', '127.0.0.1', '::1', '::1']) take(ip);
  take('203.0.113.1');
  expect(() => take('203.0.113.1')).toThrow(Overload);
});

test('bytes in hand are counted for a network, a wider one and all, and given back', () => {
  const budget = createByteBudget({ mostOfAll: 100, mostOfOne: 30 });
  const own = budget.hold(A);
  own.add(30);
  expect(() => budget.hold(A).add(1)).toThrow(expect.objectContaining({ status: 429 }));
  const wide = ['2001:db8:1:1::', '2001:db8:1:2::'].map((ip) => budget.hold(networksOf(ip)));
  for (const held of wide) held.add(30);
  expect(() => budget.hold(networksOf('2001:db8:1:3::')).add(1)).toThrow(Overload);
  const local = budget.hold(LOCAL);
  local.add(10);
  expect(() => budget.hold(B).add(1)).toThrow(expect.objectContaining({ status: 503 }));
  for (const held of [own, own, local, ...wide]) held.release();
  expect(budget.held()).toBe(0);
  budget.hold(A).add(30);
});
