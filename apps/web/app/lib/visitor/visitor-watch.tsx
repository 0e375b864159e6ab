import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigation, useRevalidator } from 'react-router';
import { waitsForSignIn } from '#app/base/requests/lost-request.ts';
import { useGo } from '#app/base/navigation/use-go.ts';
import { whenInFront } from '#app/base/timing/when-in-front.ts';
import { whenRestored } from '#app/base/timing/when-restored.ts';
import { VISITOR_KEY } from '#app/lib/visitor/visitor-key.ts';
import { keepOwner } from './last-owner.ts';
import { askToSignIn, isSignInAsked } from '#app/base/requests/sign-in-again.ts';
import { useVisitor } from './use-visitor.ts';
import { beginSignedIn, isSignedIn, noticeSignIn, subscribeToSignIn } from './sign-in-state.ts';

/**
 * Detects that the visitor signed in or out, in this tab or another, or that the session ended, and reloads the
 * visitor. SPEC 4.1: signing out on an account page redirects to the home page. One with something typed asks to sign in
 * over it first. A page that the browser kept is filled with fresh data: cart, counts, favourites, order.
 */
export function VisitorWatch() {
  const queries = useQueryClient();
  const go = useGo();
  const { key } = useLocation();
  const hasTyped = useRef(false);
  const { summary } = useVisitor();
  const ownerId = summary?.user?.id ?? null;
  useEffect(() => keepOwner(ownerId), [ownerId]);

  // Cookies are outside React.
  useEffect(
    () =>
      subscribeToSignIn(() => {
        if (isSignedIn()) {
          void queries.invalidateQueries({ queryKey: VISITOR_KEY });
          return;
        }
        void queries.resetQueries({ queryKey: VISITOR_KEY });
        if (!isAccountPage()) return;
        if (isSignInAsked()) return;
        if (hasTyped.current || waitsForSignIn()) askToSignIn();
        else go('/', { replace: true });
      }),
    [go, queries],
  );
  // What is typed is outside React.
  useEffect(() => {
    hasTyped.current = false;
    const note = ({ target }: Event) => {
      if (target instanceof Element && target.closest('main form') !== null) hasTyped.current = true;
    };
    document.addEventListener('input', note);
    return () => document.removeEventListener('input', note);
  }, [key]);
  // Signing in and out end with a navigation. Account pages are rendered for signed-in visitors alone.
  useEffect(() => {
    if (isAccountPage()) beginSignedIn();
    noticeSignIn();
  }, [key]);
  // Another tab may have signed in or out in the meantime.
  useEffect(() => whenInFront(noticeSignIn), []);

  const { revalidate } = useRevalidator();
  const { state } = useNavigation();
  const refresh = useEffectEvent(() => {
    // The page was left in the middle of a navigation, whose answer may never come.
    if (state !== 'idle') {
      location.reload();
      return;
    }
    void queries.invalidateQueries({ queryKey: VISITOR_KEY });
    void revalidate();
  });
  useEffect(() => whenRestored(refresh), []);
  return null;
}

function isAccountPage(): boolean {
  return location.pathname.startsWith('/personal/');
}
