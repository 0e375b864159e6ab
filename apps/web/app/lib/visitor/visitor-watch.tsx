import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useGo } from '#app/lib/navigation/use-go.ts';
import { whenInFront } from '#app/lib/timing/when-in-front.ts';
import { VISITOR_KEY } from '#app/lib/visitor/visitor-key.ts';
import { isSignedIn, noticeSignIn, subscribeToSignIn } from './sign-in-state.ts';

/**
 * Notices that the visitor signed in or out, in this tab or in another one, or that his session was ended: asks anew
 * who is there. SPEC 4: whoever is signed out on a page of the account is sent to the front page.
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
        if (location.pathname.startsWith('/personal/')) go('/', { replace: true });
      }),
    [go, queries],
  );
  // Signing in and out end in a navigation.
  useEffect(noticeSignIn, [key]);
  // Another tab may have signed in or out since one looked last.
  useEffect(() => whenInFront(noticeSignIn), []);
  return null;
}
