import { vi } from 'vitest';

/** Waits until `condition` holds, up to 15 s: a busy machine needs more than Vitest's default of one second. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  await vi.waitUntil(condition, { timeout: 15_000, interval: 10 });
}
