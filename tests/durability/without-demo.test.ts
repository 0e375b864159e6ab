import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { composeApi } from '@yahont/api/compose.ts';
import { createLog } from '@yahont/api/platform/log.ts';
import { standIns } from '@yahont/api/testing/settings.ts';
import { fillSmallShop } from '@yahont/api/testing/small-shop.ts';
import { startShopProcess } from '../server-process.ts';

const TOKEN_KEY = 'a key for tests only, long enough to pass';

/** Refuses every module of the demo, as Node does when its package is not installed. */
const NO_DEMO = `
import { registerHooks } from 'node:module';
registerHooks({
  load: (url, context, next) => {
    if (url.includes('/packages/demo/')) throw new Error('the demo is not installed: ' + url);
    return next(url, context);
  },
});
`;

test('a real shop with goods opens and sells where the demo is not installed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'yahont-no-demo-'));
  const hook = join(folder, 'no-demo.mjs');
  await writeFile(hook, NO_DEMO);
  const path = await fill(folder);
  const variables = { TOKEN_KEY, DATA_DIR: folder, NODE_OPTIONS: `--import=${pathToFileURL(hook).href}` };
  const shop = await startShopProcess({ ...variables, DEMO: '0' });
  try {
    const page = await fetch(`${shop.origin}${path}`);
    expect(page.status).toBe(200);
    expect((await fetch(`${shop.origin}/pictures/abcdef0123456789/320.webp`)).status).toBe(404);
  } finally {
    await shop.stop('SIGKILL');
  }
  await expect(startShopProcess({ ...variables, DEMO: '1' }), 'the hook works').rejects.toThrow('ended');
  await rm(folder, { recursive: true });
});

/** @returns the path of a product for sale */
async function fill(directory: string): Promise<string> {
  const api = await composeApi({
    database: { engine: 'embedded', directory },
    log: createLog('silent'),
    secrets: { tokenKey: TOKEN_KEY },
    ...standIns,
    devOutbox: true,
  });
  const { productId } = await fillSmallShop(api);
  await api.changes.caughtUp();
  const product = api.catalogue.find(productId);
  await api.stop();
  if (product === undefined) throw new Error('the shop has no goods');
  return api.catalogue.cardOf(product).url;
}
