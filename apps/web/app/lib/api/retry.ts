/** SPEC 9: after these a GET is tried once more. */
const WORTH_ANOTHER_TRY: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

export function isWorthAnotherTry(status: number): boolean {
  return WORTH_ANOTHER_TRY.has(status);
}

/**
 * Makes a request. A GET is made once more after a failure that may pass: a status of SPEC 9, or no answer at all; what
 * writes never is.
 */
export async function withRetry(method: string, attempt: () => Promise<Response>): Promise<Response> {
  if (method !== 'GET') return attempt();
  // An aborted one fails again without a request.
  const first = await attempt().catch(() => null);
  return first === null || isWorthAnotherTry(first.status) ? attempt() : first;
}
