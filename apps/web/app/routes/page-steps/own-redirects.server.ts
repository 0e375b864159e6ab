import { showsMenuPage } from '#app/features/account/shows-menu-page.ts';
import {
  redirectForGood,
  redirectForVisitor,
  redirectSignedOut,
  redirectToSignIn,
} from '#app/lib/navigation/redirects.server.ts';
import type { StepPage } from './step-page.server.ts';

/**
 * Addresses that only redirect (SPEC 2.4, 2.5, 2.6), with or without the slash; the query is dropped. All are 301; one
 * that depends on the visitor is not cached.
 */
export function ownRedirect({ url, request, page }: StepPage): Response | undefined {
  const path = url.pathname.replace(/\/+$/, '');
  if (path === '/discount') return redirectForGood('/discount/termin/');
  if (path === '/stores') return redirectForVisitor(`/stores/${page.city.locationNameTranslit}/`);
  if (path === '/favorites' && page.isSignedIn) return redirectForVisitor('/personal/favorites/');
  if (path === '/personal' || path.startsWith('/personal/')) {
    if (!page.isSignedIn)
      return request.method === 'POST' ? redirectToSignIn(`${path}/`) : redirectSignedOut();
    if (path === '/personal' && !showsMenuPage(request.headers))
      return redirectForVisitor('/personal/detail/');
  }
  return undefined;
}
