/** A store by its id, or the central warehouse. */
export function storeFilter(typed: string): string | undefined {
  return /^(?:warehouse|[1-9]\d{0,8})$/.test(typed) ? typed : undefined;
}
