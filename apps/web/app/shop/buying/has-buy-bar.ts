/**
 * The `handle` of a route whose pages have a bar with the main button on a phone (`BuyStrip`). The header changes its
 * links there, and it is painted before the bar has arrived.
 */
export type BuyBarHandle = {
  /** @param data what the route's loader returned */
  hasBuyBar: (data: unknown) => boolean;
};

type Match = { handle: unknown; loaderData: unknown };

/** Whether one of the matched routes says so. */
export function hasBuyBar(matches: readonly Match[]): boolean {
  return matches.some(({ handle, loaderData }) => isBuyBarHandle(handle) && handle.hasBuyBar(loaderData));
}

function isBuyBarHandle(handle: unknown): handle is BuyBarHandle {
  return typeof handle === 'object' && handle !== null && 'hasBuyBar' in handle;
}
