import { access, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PaymentLimits } from '@yahont/values/sums/payment-limits.ts';
import type { Api } from '@yahont/api/compose.ts';

/**
 * Fills an empty database with the demo shop and shows the progress; continues where an earlier start was
 * interrupted. A database with other goods is left unchanged. When this resolves, the shop shows all of the
 * demo.
 * @returns whether there was anything to fill; `onBegin` is called before filling
 */
export async function fillDemo(
  api: Api,
  { dataFolder, limits }: { dataFolder: string; limits: PaymentLimits },
  onBegin: () => void = () => undefined,
): Promise<boolean> {
  const mark = join(dataFolder, 'demo-fill.unfinished');
  const { rows } = await api.database.query('select exists(select 1 from products) as "hasGoods"');
  if (rows[0]?.['hasGoods'] === true && !(await exists(mark))) return false;
  onBegin();
  const { loadFill } = await import('../demo/demo.ts');
  const fillDemoShop = await loadFill();
  await mkdir(dirname(mark), { recursive: true });
  await writeFile(mark, '');
  process.stdout.write('\n  Наполняю демонстрационный магазин\n');
  await fillDemoShop(api, showProgress, limits);
  await api.changes.caughtUp();
  await rm(mark);
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
