import { createContext } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import type { City } from '@yahont/contracts/locations/locations.ts';
import type { PageRequest } from '../../server-types.ts';
import type { PublicSettings } from './public-settings.ts';
import type { CallApi } from './api/call.server.ts';
import { callsOfPage } from './api/call.server.ts';

/** All that the front door knows; the route middleware alone may see it whole. */
export type Page = Omit<PageRequest, 'request' | 'publicApi' | 'visitorApi'> & {
  tag: (...names: string[]) => void;
  publicApi: CallApi;
  visitorApi: CallApi | null;
};

export const pageContext = createContext<Page>();

/** What the loaders of one render are given: together, because they share what the API told one of them. */
export function pageOf(page: PageRequest, tag: Page['tag']): Page {
  const { asNobody, asVisitor } = callsOfPage(page.publicApi, page.visitorApi);
  return { ...page, tag, publicApi: asNobody, visitorApi: asVisitor };
}

type Context = Readonly<RouterContextProvider>;

export function wholePage(context: Context): Page {
  return context.get(pageContext);
}

/** What the frame of every page tells the browser about this shop's providers. */
export function publicSettings(context: Context): PublicSettings {
  return context.get(pageContext).settings;
}

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
  return { api: publicApi, city, requestId, tag };
}

/** What the loader or action of a private page knows on top. */
export type VisitorPage = PublicPage & { isSignedIn: boolean; isCityGuessed: boolean };

/** @throws when a route that the page cache takes for public asks for the visitor */
export function visitorPage(context: Context): VisitorPage {
  const { visitorApi, city, isCityGuessed, isSignedIn, requestId, tag } = context.get(pageContext);
  if (!visitorApi) throw new Error('This page is public by lib/public-key.ts, yet it asked for the visitor');
  return { api: visitorApi, city, isCityGuessed, isSignedIn, requestId, tag };
}
