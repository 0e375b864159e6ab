import type { City } from '@yahont/contracts/locations.ts';

/** One page to render, with everything that the front door knows. */
export type PageRequest = {
  /** The browser's request; absolute address, GET, HEAD or POST. */
  request: Request;
  city: City;
  /** The city was detected, not chosen; false on public pages, which must not depend on it. */
  isCityGuessed: boolean;
  /** The API without identity: carries only User-Location-Id. */
  publicApi: (request: Request) => Promise<Response>;
  /** The API as this visitor; null while rendering a public page. */
  visitorApi: ((request: Request) => Promise<Response>) | null;
  /** False on public pages. */
  isSignedIn: boolean;
  requestId: string;
};

/** A rendered page with the tags of what it was made from. */
export type PageAnswer = { response: Response; tags: readonly string[] };

/** What the built storefront offers to the front door; the default export of `server.ts`. */
export type WebModule = {
  /** For a public page everything its content depends on besides city and build; null: private, not cached. */
  publicKey: (url: URL) => string | null;
  render: (page: PageRequest) => Promise<PageAnswer>;
  buildId: string;
};
