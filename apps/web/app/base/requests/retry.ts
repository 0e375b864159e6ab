/** SPEC 9.1: statuses after which a GET is retried once. */
const WORTH_ANOTHER_TRY: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

export function isWorthAnotherTry(status: number): boolean {
  return WORTH_ANOTHER_TRY.has(status);
}

/**
 * Makes a request. A GET is retried once after a temporary failure: a status of SPEC 9.1, or no answer; a
 * write is never retried.
 */
export async function withRetry(method: string, attempt: () => Promise<Response>): Promise<Response> {
  if (method !== 'GET') return attempt();
  // Retrying an aborted request fails again without using the network.
  const first = await attempt().catch(() => null);
  return first === null || isWorthAnotherTry(first.status) ? attempt() : first;
}
