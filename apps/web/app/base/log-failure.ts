/** Logs a failure that the shopper need not see to the browser's console (SPEC 8 gives the sentences). */
export function logFailure(text: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- SPEC 8: «logged», and this is the only log a browser has
  console.error(text, error);
}
