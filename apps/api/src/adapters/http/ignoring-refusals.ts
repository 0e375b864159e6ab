import { ProviderRefused } from '#src/domains/buying/payment/provider.ts';

/**
 * An order that has left the state already, by an earlier attempt or the buyer, refuses with one of these statuses of HTTP; it is read
 * afterwards and says which. Throws any other error.
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
