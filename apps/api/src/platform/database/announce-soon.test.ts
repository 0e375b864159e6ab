import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '#src/testing/database.ts';
import { announceSoon } from './announce-soon.ts';
import { listenForChanges, type Changes, type Tag } from './changes.ts';
import type { Database } from './database.ts';
import { createLog } from '../log.ts';

let database: Database;
let changes: Changes;
const heard: Tag[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  changes = await listenForChanges(database, (error) => {
    throw error;
  });
  changes.subscribe((tags) => {
    heard.push(...tags);
  });
});
afterAll(async () => {
  await changes.stop();
  await database.close();
});

test('tags announced while a notice is being sent arrive too, each once', async () => {
  const ctx = { db: database.db, log: createLog('silent') };
  for (const tag of ['stock:1', 'stock:2', 'stock:3', 'stock:2']) announceSoon(ctx, [tag]);
  await expect.poll(() => heard.toSorted()).toEqual(['stock:1', 'stock:2', 'stock:3']);
  announceSoon(ctx, ['stock:4']);
  await expect.poll(() => heard).toContain('stock:4');
});
