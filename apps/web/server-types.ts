import type { City } from '@yahont/contracts/locations/locations.ts';
import type { StoneScale } from '@yahont/contracts/stones/grades.ts';
import type { PublicSettings } from '#app/lib/public-settings.ts';

export type { PublicSettings };

/**
 * The request line before it was made readable: the method is HEAD where `request` has GET, bytes that are
 * not UTF-8 keep their escapes (`/%FF/`), and the query is byte for byte as it was sent.
 */
export type SentLine = { method: string; pathname: string; search: string };

/** A page to render, with everything that the front door knows. */
export type PageRequest = {
  /** The browser's request; absolute address, GET, HEAD or POST. */
  request: Request;
  sent: SentLine;
  city: City;
  /** Whether the city was detected instead of chosen; false on public pages, which must not depend on it. */
  isCityGuessed: boolean;
  /** The API without identity: sends only User-Location-Id. */
  publicApi: (request: Request) => Promise<Response>;
  /** The API as this visitor; null while a public page is rendered. */
  visitorApi: ((request: Request) => Promise<Response>) | null;
  /** False on public pages. */
  isSignedIn: boolean;
  requestId: string;
  /** Whether pages for developers exist (decision 0026). */
  isDemo: boolean;
  settings: PublicSettings;
  /**
   * Length in bytes of a picture of this shop by its path, `/pictures/{hash}/1000.jpeg`; null when there is
   * none.
   */
  pictureLength: (path: string) => Promise<number | null>;
  /** Logs a failure of a third party; the page is rendered anyway. */
  logFault: (error: unknown, message: string) => void;
};

/** A rendered page with the tags of its data; `bytes` is the body when the response has none. */
export type PageAnswer = {
  response: Response;
  bytes?: Buffer | null;
  tags: readonly string[];
  /** The pattern of its route, `/catalog/*`, for metrics; without it no route has this address. */
  pattern?: string | undefined;
};

/** Facts that the front door knows about a request for a public page. */
export type KnownOfVisit = {
  /** Whether SEO data is set for exactly this path and query. */
  hasSeoQuery: (address: string) => boolean;
  /** The scale of stones that the visitor chose. */
  scale: StoneScale;
};

/** The interface of the built storefront to the front door; the default export of `server.ts`. */
export type WebModule = {
  /**
   * For a public page: everything that its content depends on besides city and build. Null for a private
   * page, which is not cached.
   */
  publicKey: (url: URL, known: KnownOfVisit) => string | null;
  /**
   * Names of the query parameters that `publicKey` reads for an address with this path; all others leave its key as it
   * is, unless SEO data is set for the whole query.
   */
  queryNames: (path: string) => ReadonlySet<string>;
  render: (page: PageRequest) => Promise<PageAnswer>;
  buildId: string;
  /**
   * The random mark of inline scripts that the renderer wrote, `<script data-mark="…"`; removed before a page
   * is sent.
   */
  scriptMark: string;
};
