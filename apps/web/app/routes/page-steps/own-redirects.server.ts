import { showsMenuPage } from '#app/features/account/shows-menu-page.ts';
import { redirectForGood, redirectForVisitor } from '#app/lib/navigation/redirects.server.ts';
import type { StepPage } from './step-page.server.ts';

/**
 * SPEC 2: addresses that are nothing but a way elsewhere, with the slash or without; the query stays behind. All are 301;
 * where it depends on the visitor nobody may remember it.
 */
export function ownRedirect({ url, request, page }: StepPage): Response | undefined {
  const path = url.pathname.replace(/\/+$/, '');
  if (path === '/discount') return redirectForGood('/discount/termin/');
  if (path === '/stores') return redirectForVisitor(`/stores/${page.city.locationNameTranslit}/`);
  if (path === '/favorites' && page.isSignedIn) return redirectForVisitor('/personal/favorites/');
  if (path === '/personal' || path.startsWith('/personal/')) {
    if (!page.isSignedIn) return redirectForVisitor('/');
    if (path === '/personal' && !showsMenuPage(request.headers))
      return redirectForVisitor('/personal/detail/');
  }
  return undefined;
}
