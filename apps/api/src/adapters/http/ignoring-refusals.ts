import { ProviderRefused } from '#src/domains/buying/payment/provider.ts';

/**
 * The provider refuses with one of these HTTP statuses when an earlier attempt or the buyer has already
 * moved the order out of this state. The order is then read to find out its state. Throws any other
 * error.
 */
export async function ignoringRefusals(statuses: readonly number[], action: Promise<unknown>): Promise<void> {
  try {
    await action;
  } catch (error) {
    if (!isRefusedWith(statuses, error)) throw error;
  }
}

/** Whether a provider refused with one of these statuses. */
export function isRefusedWith(statuses: readonly number[], error: unknown): boolean {
  return error instanceof ProviderRefused && statuses.includes(error.status);
}
