import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useGo } from '#app/lib/navigation/use-go.ts';
import { whenInFront } from '#app/lib/timing/when-in-front.ts';
import { VISITOR_KEY } from '#app/lib/visitor/visitor-key.ts';
import { beginSignedIn, isSignedIn, noticeSignIn, subscribeToSignIn } from './sign-in-state.ts';

/**
 * Detects that the visitor signed in or out, in this tab or another, or that the session ended, and reloads the
 * visitor. SPEC 4.1: signing out on an account page redirects to the home page.
 */
export function VisitorWatch() {
  const queries = useQueryClient();
  const go = useGo();
  const { key } = useLocation();

  // Cookies are outside React.
  useEffect(
    () =>
      subscribeToSignIn(() => {
        if (isSignedIn()) {
          void queries.invalidateQueries({ queryKey: VISITOR_KEY });
          return;
        }
        void queries.resetQueries({ queryKey: VISITOR_KEY });
        if (isAccountPage()) go('/', { replace: true });
      }),
    [go, queries],
  );
  // Signing in and out end with a navigation. Account pages are rendered for signed-in visitors alone.
  useEffect(() => {
    if (isAccountPage()) beginSignedIn();
    noticeSignIn();
  }, [key]);
  // Another tab may have signed in or out in the meantime.
  useEffect(() => whenInFront(noticeSignIn), []);
  return null;
}

function isAccountPage(): boolean {
  return location.pathname.startsWith('/personal/');
}
