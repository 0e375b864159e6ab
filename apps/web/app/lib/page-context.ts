import { createContext, type RouterContextProvider } from 'react-router';
import type { City } from '@yahont/contracts/locations/locations.ts';
import type { PageRequest } from '../../server-types.ts';
import type { OptionalModule } from '@yahont/contracts/optional-modules.ts';
import type { PublicSettings } from './public-settings.ts';
import { callsOfPage, type CallApi } from './api/call.server.ts';

/** Everything that the front door knows; only the route middleware may use it directly. */
export type Page = Omit<PageRequest, 'request' | 'publicApi' | 'visitorApi'> & {
  tag: (...names: string[]) => void;
  /** Takes the pattern of the route that answers. */
  notePattern: (pattern: string) => void;
  publicApi: CallApi;
  visitorApi: CallApi | null;
};

export const pageContext = createContext<Page>();

/** The context of the loaders of one render; it is shared, because they share the API's answers. */
export function pageOf(page: PageRequest, notes: Pick<Page, 'tag' | 'notePattern'>): Page {
  const { asNobody, asVisitor } = callsOfPage(page.publicApi, page.visitorApi);
  return { ...page, ...notes, publicApi: asNobody, visitorApi: asVisitor };
}

type Context = Readonly<RouterContextProvider>;

export function wholePage(context: Context): Page {
  return context.get(pageContext);
}

/** Settings of third parties that the frame passes to the browser. */
export function publicSettings(context: Context): PublicSettings {
  return context.get(pageContext).settings;
}

/** Byte lengths of pictures by path, for feeds; a picture is generated if it was never requested. */
export function pictureLengths(context: Context): Page['pictureLength'] {
  return context.get(pageContext).pictureLength;
}

/**
 * What the loader of a public page may know. The type contains no identity, so private data cannot leak into a shared
 * page.
 */
export type PublicPage = {
  api: CallApi;
  city: City;
  requestId: string;
  /** Whether this shop runs a module; a loader asks nothing of one that is off. */
  has: (module: OptionalModule) => boolean;
  /**
   * Names the data that the page is made from: `product:42`, `catalogue`, `content:home`. A change of these
   * data drops the page from the cache.
   */
  tag: (...names: string[]) => void;
};

export function publicPage(context: Context): PublicPage {
  const { publicApi, city, requestId, tag, settings } = context.get(pageContext);
  return { api: publicApi, city, requestId, tag, has: moduleCheck(settings) };
}

function moduleCheck({ modulesOff }: PublicSettings): PublicPage['has'] {
  return (module) => !modulesOff.includes(module);
}

/** Additional data for the loader or action of a private page. */
export type VisitorPage = PublicPage & { isSignedIn: boolean; isCityGuessed: boolean };

/** @throws when a route that is cached as public requests the visitor */
export function visitorPage(context: Context): VisitorPage {
  const { visitorApi, city, isCityGuessed, isSignedIn, requestId, tag, settings } = context.get(pageContext);
  if (!visitorApi) throw new Error('This page is public by lib/public-key.ts, yet it asked for the visitor');
  return { api: visitorApi, city, isCityGuessed, isSignedIn, requestId, tag, has: moduleCheck(settings) };
}
