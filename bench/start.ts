import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShopProcess } from '../tests/server-process.ts';
import { median } from './throughput.ts';

/** From spawning the process to the first successful `/healthz`, milliseconds. */
export type StartRow = { name: string; ms: number; note: string };

const WARM_STARTS = 5;

/** Starting the shop: the first time with an empty database, and again. */
export async function run(): Promise<StartRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'yahont-bench-start-'));
  try {
    const first = await startOnce(folder);
    const warm: number[] = [];
    for (let start = 0; start < WARM_STARTS; start += 1) warm.push(await startOnce(folder));
    return [
      { name: 'first start', ms: Math.round(first), note: 'migrations and the whole demo shop' },
      { name: 'warm start', ms: Math.round(median(warm)), note: `median of ${WARM_STARTS}; aim: 3000` },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function startOnce(folder: string): Promise<number> {
  const shop = await startShopProcess({ DATA_DIR: folder });
  await shop.stop();
  return shop.startMs;
}
