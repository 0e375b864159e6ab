/** Breakpoints of SPEC 9 at which the account has its menu at the left. */
const WITH_ASIDE = new Set(['desktop', 'desktopMedium', 'desktopWide']);
const WITHOUT_ASIDE = new Set(['mobile', 'mobileMedium', 'mobileWide', 'tablet']);

/**
 * Whether the account's menu is a page of its own: on a phone or a tablet. Believes the cookie with the breakpoint,
 * then what the browser says of itself; a desktop when in doubt.
 */
export function showsMenuPage(headers: Headers): boolean {
  const viewport = /(?:^|;\s*)viewport=([^;]+)/.exec(headers.get('cookie') ?? '')?.[1];
  if (viewport !== undefined && WITH_ASIDE.has(viewport)) return false;
  if (viewport !== undefined && WITHOUT_ASIDE.has(viewport)) return true;
  const hint = headers.get('sec-ch-ua-mobile');
  if (hint === '?1') return true;
  return /Mobi|Android|iPhone|iPad/i.test(headers.get('user-agent') ?? '');
}
