const OUTSIDE = /^\/(?:sign-in|invitation)(?:[/?#]|$)/;

/** The page to open after signing in: the one that was asked for, never an address outside the office. */
export function targetOf(to: string | null): string {
  if (to === null || !to.startsWith('/') || to.startsWith('//') || to.includes('\\')) return '/';
  return OUTSIDE.test(to) ? '/' : to;
}

/** Address of the sign-in that comes back to this page. */
export function signInAddress({ pathname, search }: { pathname: string; search: string }): string {
  const to = pathname + search;
  return to === '/' ? '/sign-in' : `/sign-in?to=${encodeURIComponent(to)}`;
}
