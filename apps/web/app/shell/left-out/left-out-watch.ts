import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { readCookie } from '#app/base/read-cookie.ts';
import { subscribeToSignIn } from '#app/lib/visitor/sign-in-state.ts';
import { showToast } from '#app/ui/notices/toast-store.ts';
import { leftOutText } from './left-out-text.ts';

/** Set by the gateway at a sign-in; see `apps/server/src/gateway/visitor-cookies.ts`. */
const COOKIE = 'left_out';

/** Reports once after a sign-in that some of the visitor's items did not fit into the account's lists. */
export function LeftOutWatch() {
  const { key } = useLocation();
  // Cookies are outside React. Signing in ends with a navigation, or on the open page.
  useEffect(sayLeftOut, [key]);
  useEffect(() => subscribeToSignIn(sayLeftOut), []);
  return null;
}

function sayLeftOut(): void {
  const value = readCookie(document.cookie, COOKIE);
  if (value === null) return;
  document.cookie = `${COOKIE}=; Max-Age=0; Path=/; SameSite=Lax`;
  const content = leftOutText(value);
  if (content === null) return;
  showToast({ content, isLasting: true, action: { text: 'Понятно', onPress: () => undefined } });
}
