import { afterEach, expect, test } from 'vitest';
import { openDoor, type OpenDoor } from '#src/testing/open-door.ts';

// Pages that occupy the shop while one network asks for more and more of them.
const FLOODER = '203.0.113.1';
const PAGE_MS = 45;

let door: OpenDoor;
let isOver = false;
let flood: Promise<unknown> = Promise.resolve();
afterEach(async () => {
  isOver = true;
  await flood;
  await door.close();
});

const ask = (path: string, ip: string): Promise<Response> =>
  door.browse(path, { headers: { 'x-forwarded-for': ip } });

/** @returns how many answers with each status the flood got, counted on */
async function beginFlood(from: (number: number) => string = () => FLOODER): Promise<Map<number, number>> {
  const answers = new Map<number, number>();
  const { make } = door.web;
  door.web.make = async (asked) => {
    await new Promise((resolve) => setTimeout(resolve, PAGE_MS));
    return make(asked);
  };
  isOver = false;
  let number = 0;
  const flooder = async (): Promise<void> => {
    while (!isOver) {
      number += 1;
      const { status } = await ask(`/catalog/flood-${number}/`, from(number));
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
  };
  flood = Promise.all(Array.from({ length: 80 }, flooder));
  await expect.poll(() => answers.get(200) ?? 0, { timeout: 15_000 }).toBeGreaterThan(3);
  return answers;
}

test('while one network floods the shop, others are served at once, and it hears that it asks too much', async () => {
  door = await openDoor({ trustedProxies: 1 });
  const answers = await beginFlood();
  await expect.poll(() => answers.get(429) ?? 0, { timeout: 15_000 }).toBeGreaterThan(0);
  for (let number = 0; number < 10; number += 1) {
    const startedAt = performance.now();
    expect((await ask(`/catalog/visitor-${number}/`, `10.0.${number}.7`)).status).toBe(200);
    expect(performance.now() - startedAt).toBeLessThan(12 * PAGE_MS);
  }
});

test('a kept page is never refused, though its address is not remembered or its visitor is new', async () => {
  door = await openDoor({ trustedProxies: 1 });
  door.api.hasSeoQueries = (path) => path === '/catalog/koltsa/';
  for (const path of ['/catalog/koltsa/', '/catalog/sergi/']) await ask(path, '10.0.0.1');
  const answers = await beginFlood();
  const { length } = door.web.rendered.filter(({ request }) => !request.url.includes('flood'));
  await expect.poll(() => answers.get(429) ?? 0, { timeout: 15_000 }).toBeGreaterThan(0);
  for (let number = 0; number < 30; number += 1) {
    await door.api.announce(['seo']);
    for (const path of ['/catalog/sergi/', `/catalog/koltsa/?yclid=${number}`])
      for (const ip of ['10.0.0.1', `10.1.${number}.7`, FLOODER])
        expect((await ask(path, ip)).status, `${path} for ${ip}`).toBe(200);
  }
  expect(door.web.rendered.filter(({ request }) => !request.url.includes('flood'))).toHaveLength(length);
});

test('a dropped page is shown when its new version has no place', async () => {
  door = await openDoor({ trustedProxies: 1, waitMs: 300 });
  await ask('/catalog/koltsa/', '10.0.0.1');
  const answers = await beginFlood((number) => `10.1.${number % 250}.7`);
  await expect.poll(() => answers.get(503) ?? 0, { timeout: 15_000 }).toBeGreaterThan(0);
  for (let number = 0; number < 30; number += 1) {
    await door.api.announce(['page:/catalog/koltsa/', 'seo']);
    expect((await ask('/catalog/koltsa/', `10.2.${number}.7`)).status).toBe(200);
  }
});
