import { vi } from 'vitest';

/** Waits until it is so, up to 15 s: a busy machine needs more than the second that Vitest waits by itself. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  await vi.waitUntil(isSo, { timeout: 15_000, interval: 10 });
}
