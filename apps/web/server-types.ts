import type { City } from '@yahont/contracts/locations/locations.ts';
import type { PublicSettings } from '#app/lib/public-settings.ts';

export type { PublicSettings };

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
  settings: PublicSettings;
  /** Writes a fault of a third party into the log; the page goes on. */
  logFault: (error: unknown, message: string) => void;
};

/** A rendered page with the tags of what it was made from; `bytes` are its body where the response has none itself. */
export type PageAnswer = { response: Response; bytes?: Buffer | null; tags: readonly string[] };

/** What the built storefront offers to the front door; the default export of `server.ts`. */
export type WebModule = {
  /**
   * For a public page everything its content depends on besides city and build; null: private, not cached.
   * @param hasSeoQuery whether SEO data is set for exactly this path and query
   */
  publicKey: (url: URL, hasSeoQuery: (address: string) => boolean) => string | null;
  render: (page: PageRequest) => Promise<PageAnswer>;
  buildId: string;
};
