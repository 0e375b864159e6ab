import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigation, useRevalidator } from 'react-router';
import { waitsForSignIn } from '#app/base/requests/lost-request.ts';
import { useGo } from '#app/base/navigation/use-go.ts';
import { whenInFront } from '#app/base/timing/when-in-front.ts';
import { whenRestored } from '#app/base/timing/when-restored.ts';
import { keepOwner } from './last-owner.ts';
import { askToSignIn, isSignInAsked } from '#app/base/requests/sign-in-again.ts';
import { isSilent } from './is-silent.ts';
import { useVisitor } from './use-visitor.ts';
import { visitor } from './visitor.ts';
import { beginSignedIn, isSignedIn, noticeSignIn, subscribeToSignIn } from './sign-in-state.ts';

/**
 * Detects that the visitor signed in or out, in this tab or another, or that the session ended, and reloads
 * the visitor. SPEC 4.1: signing out on an account page redirects to the home page; a page with unsaved input
 * first shows the sign-in above it. A page restored by the browser is filled with fresh data: cart, counts,
 * favourites, order.
 */
export function VisitorWatch() {
  const go = useGo();
  const { key, pathname } = useLocation();
  const hasTyped = useRef(false);
  const { summary } = useVisitor();
  const ownerId = summary?.user?.id ?? null;
  useEffect(() => keepOwner(ownerId), [ownerId]);

  const isOff = isSilent(pathname);
  useEffect(() => {
    if (isOff) return undefined;
    visitor.start();
    return visitor.stop;
  }, [isOff]);
  useEffect(() => visitor.refresh(), [key]);
  // Cookies are outside React.
  useEffect(
    () =>
      subscribeToSignIn(() => {
        if (isSignedIn()) {
          void visitor.reload();
          return;
        }
        visitor.reset();
        if (!isAccountPage()) return;
        if (isSignInAsked()) return;
        if (hasTyped.current || waitsForSignIn()) askToSignIn();
        else go('/', { replace: true });
      }),
    [go],
  );
  // Typed input is outside React.
  useEffect(() => {
    hasTyped.current = false;
    const note = ({ target }: Event) => {
      if (target instanceof Element && target.closest('main form') !== null) hasTyped.current = true;
    };
    document.addEventListener('input', note);
    return () => document.removeEventListener('input', note);
  }, [key]);
  // Signing in and out end with a navigation. Account pages are rendered only for signed-in visitors.
  useEffect(() => {
    if (isAccountPage()) beginSignedIn();
    noticeSignIn();
  }, [key]);
  // Another tab may have signed in or out in the meantime.
  useEffect(
    () =>
      whenInFront(() => {
        noticeSignIn();
        if (document.visibilityState === 'visible') visitor.refresh({ retry: true });
      }),
    [],
  );

  const { revalidate } = useRevalidator();
  const { state } = useNavigation();
  const refresh = useEffectEvent(() => {
    // The page was left during a navigation, whose answer may never arrive.
    if (state !== 'idle') {
      location.reload();
      return;
    }
    void visitor.reload();
    void revalidate();
  });
  useEffect(() => whenRestored(refresh), []);
  return null;
}

function isAccountPage(): boolean {
  return location.pathname.startsWith('/personal/');
}
