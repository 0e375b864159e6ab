import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShopProcess } from '../../server-process.ts';

export type OwnShop = { origin: string; stop: () => Promise<void> };

/** An empty shop on its own port and with its own settings, for a spec that cannot use the common shop. */
export async function openOwnShop(variables: Record<string, string>): Promise<OwnShop> {
  const folder = mkdtempSync(join(tmpdir(), 'yahont-own-shop-'));
  const { origin, stop } = await startShopProcess({
    DATA_DIR: folder,
    LOG_LEVEL: 'fatal',
    DEMO_FILL: '0',
    DEV_OUTBOX: '1',
    PICTURES_AHEAD: '0',
    ...variables,
  });
  return {
    origin,
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
