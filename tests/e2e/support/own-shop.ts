import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShopProcess } from '../../server-process.ts';

export type OwnShop = { origin: string; stop: () => Promise<void> };

/** Folder where `start-shop.mjs` leaves the data of a filled demo. */
const FILLED = join(import.meta.dirname, '..', '..', '..', '.data-e2e-filled');

/** A filled shop on its own port and with its own settings, for a spec that cannot use the common shop. */
export function openFilledShop(variables: Record<string, string>): Promise<OwnShop> {
  const folder = freshFolder();
  layOutData(folder);
  return open(folder, variables);
}

/** The same without goods. */
export function openEmptyShop(variables: Record<string, string>): Promise<OwnShop> {
  return open(freshFolder(), { DEMO_FILL: '0', ...variables });
}

/** Copies the data of a filled demo into an empty folder. */
export function layOutData(folder: string): void {
  cpSync(FILLED, folder, { recursive: true });
}

function freshFolder(): string {
  return mkdtempSync(join(tmpdir(), 'yahont-own-shop-'));
}

async function open(folder: string, variables: Record<string, string>): Promise<OwnShop> {
  const { origin, stop } = await startShopProcess({
    DATA_DIR: folder,
    LOG_LEVEL: 'fatal',
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
