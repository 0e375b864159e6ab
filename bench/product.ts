import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShopProcess, type ServerProcess } from '../tests/server-process.ts';
import { startBareProcess } from './bare-process.ts';
import type { Measured } from './support/load.ts';
import { measure, median, type ThroughputRow } from './throughput.ts';
import { readAnswer } from './wire.ts';

const CALL = '/api/catalogue/products/1';
const HEADERS = { 'accept-encoding': 'identity', cookie: 'city=216' };
const ROUNDS = 3;
const SECONDS = 3;

/**
 * A product page through the front door, with stock counted in the database, compared with node:http with the same
 * bytes.
 */
export async function run(): Promise<ThroughputRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'yahont-bench-product-'));
  const shop = await startShopProcess({ DATA_DIR: folder });
  let bare: ServerProcess | null = null;
  try {
    const answer = await readAnswer(shop.origin + CALL, HEADERS);
    const answerFile = join(folder, 'answer.json');
    await writeFile(answerFile, JSON.stringify(answer));
    bare = await startBareProcess(answerFile);
    const load = { connections: 16, headers: HEADERS };
    for (const { origin } of [shop, bare]) await measure({ ...load, url: origin + CALL, seconds: 1 });
    const ours: Measured[] = [];
    const floors: Measured[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await measure({ ...load, url: shop.origin + CALL, seconds: SECONDS }));
      floors.push(await measure({ ...load, url: bare.origin + CALL, seconds: SECONDS }));
    }
    return [
      {
        name: 'product API',
        perSecond: median(ours.map(({ perSecond }) => perSecond)),
        floorPerSecond: median(floors.map(({ perSecond }) => perSecond)),
        p99Ms: median(ours.map(({ p99Ms }) => p99Ms)),
        note: `${Buffer.from(answer.body, 'base64').length} bytes of JSON; floor: bare node:http, same headers and bytes`,
      },
    ];
  } finally {
    await bare?.stop();
    await shop.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
