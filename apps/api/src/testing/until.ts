import { vi } from 'vitest';

/** Waits until `isSo` holds, up to 15 s: a busy machine needs more than Vitest's default of one second. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  await vi.waitUntil(isSo, { timeout: 15_000, interval: 10 });
}
