/** Id of the sign-in panel on its page. */
export const SIGN_IN_PANEL_ID = 'vhod';

/** The page with the sign-in panel; a visitor who is signed in already goes on at once. `from`: the path to go to. */
export function signInAddress(from: string): string {
  // A slash needs no escape in a query, and an SMS has no room for one.
  return `/check_user/?next=${encodeURIComponent(from).replaceAll('%2F', '/')}`;
}

/** Short addresses of pages of the account, for messages that have little room; each is a redirect. */
export const SHORT_ADDRESSES: Readonly<Record<string, string>> = {
  '/personal/subscriptions/': '/otpiska/',
};

/** SPEC 2.14 sends everybody who is not signed in from these pages to the home page. */
const OF_ACCOUNT = /^\/personal(?:\/|$)/;

/**
 * The address by which a message leads to a page of the shop, a path without its host. A page of the
 * account is reached through the sign-in, so that the link also works on another phone and two months
 * later.
 */
export function addressInMessage(path: string): string {
  return SHORT_ADDRESSES[path] ?? throughSignIn(path);
}

/** The full address behind a short one. */
export function throughSignIn(path: string): string {
  return OF_ACCOUNT.test(path) ? `${signInAddress(path)}#${SIGN_IN_PANEL_ID}` : path;
}
