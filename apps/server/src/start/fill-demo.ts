import { access, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PaymentLimits } from '@yahont/values/sums/payment-limits.ts';
import type { Api } from '@yahont/api/compose.ts';
import type { Log } from './shop-api.ts';

type Filling = { dataFolder: string; limits: PaymentLimits };

/**
 * Fills an empty database with the demo shop and shows the progress; continues where an earlier start was
 * interrupted. A database with other goods is left unchanged. Of processes that start at once one fills, and
 * the others wait. When this resolves, the shop shows all of the demo.
 * @returns whether there was anything to fill; `onBegin` is called before filling
 */
export async function fillDemo(
  api: Api,
  filling: Filling,
  onBegin: () => void = () => undefined,
): Promise<boolean> {
  const mark = join(filling.dataFolder, 'demo-fill.unfinished');
  const isOurs = await api.database.alone(() => fillAlone(api, { ...filling, mark }, onBegin));
  // Also what another process filled after this one had read the shop into memory.
  await api.changes.caughtUp();
  return isOurs;
}

/** Lets the people of the demo order and write; the shop does without them when that fails. */
export async function liveDemoDay(api: Api, log: Pick<Log, 'warn'>): Promise<void> {
  const { loadDay } = await import('../demo/demo.ts');
  const live = await loadDay();
  await live(api).catch((err: unknown) => log.warn({ err }, 'the day of the demo ended early'));
}

async function isFilled(api: Api, mark: string): Promise<boolean> {
  const { rows } = await api.database.query('select exists(select 1 from products) as "hasGoods"');
  return rows[0]?.['hasGoods'] === true && !(await exists(mark));
}

async function fillAlone(
  api: Api,
  { limits, mark }: Filling & { mark: string },
  onBegin: () => void,
): Promise<boolean> {
  if (await isFilled(api, mark)) return false;
  onBegin();
  const { loadFill } = await import('../demo/demo.ts');
  const fillDemoShop = await loadFill();
  await mkdir(dirname(mark), { recursive: true });
  await writeFile(mark, '');
  process.stdout.write('\n  Наполняю демонстрационный магазин\n');
  await fillDemoShop(api, showProgress, limits);
  // Another process may have filled from the same folder before.
  await rm(mark, { force: true });
  return true;
}

/** One growing line in a terminal, a line per step elsewhere. */
function showProgress({ done, total, step }: { done: number; total: number; step: string }): void {
  const percent = total === 0 ? 100 : Math.floor((done / total) * 100);
  if (process.stdout.isTTY) {
    const bar = '█'.repeat(Math.floor(percent / 4)).padEnd(25, '░');
    process.stdout.write(`\r\u001B[K  ${bar} ${percent} %  ${step}${done === total ? '\n' : ''}`);
    return;
  }
  process.stdout.write(`  ${String(percent).padStart(3)} %  ${step}\n`);
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
