import { createContext } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import type { City } from '@yahont/contracts/locations.ts';
import type { PageRequest } from '../../server-types.ts';
import type { CallApi } from './api/call.server.ts';
import { callWith } from './api/call.server.ts';

type Page = PageRequest & { tag: (...names: string[]) => void };

export const pageContext = createContext<Page>();

type Context = Readonly<RouterContextProvider>;

/**
 * What the loader of a public page may know. No identity is in its type, so a private fact cannot leak
 * into a page that is shared between visitors.
 */
export type PublicPage = {
  api: CallApi;
  city: City;
  requestId: string;
  /** Names what the page is made from: `product:42`, `catalogue`, `content:home`. A change of it drops the page. */
  tag: (...names: string[]) => void;
};

export function publicPage(context: Context): PublicPage {
  const { publicApi, city, requestId, tag } = context.get(pageContext);
  return { api: callWith(publicApi), city, requestId, tag };
}

/** What the loader or action of a private page knows on top. */
export type VisitorPage = PublicPage & { isSignedIn: boolean; isCityGuessed: boolean };

/** @throws when a route that the page cache takes for public asks for the visitor */
export function visitorPage(context: Context): VisitorPage {
  const { visitorApi, city, isCityGuessed, isSignedIn, requestId, tag } = context.get(pageContext);
  if (!visitorApi) throw new Error('This page is public by lib/public-key.ts, yet it asked for the visitor');
  return { api: callWith(visitorApi), city, isCityGuessed, isSignedIn, requestId, tag };
}
