import { matchPath } from 'react-router';

/** An address of old or of habit, and where it leads: a path of the shop, or a page of another site. */
export type RouteRule = { from: string; to: string };

/** SPEC 2, step 7. An absolute address is a full page load, a path is followed. */
export const ROUTE_RULES: readonly RouteRule[] = [
  { from: '/contacts/', to: '/about/contacts/' },
  { from: '/shops/*', to: '/stores/' },
  { from: '/privacy/', to: '/politika/' },
  { from: '/faq/', to: '/questions/' },
  // Where anybody looks up the sixteen digits of a piece.
  { from: '/check-uin/', to: 'https://probpalata.gov.ru/check-uin/' },
];

/** Where the rules send this path; null when none names it. */
export function ruleFor(pathname: string, rules: readonly RouteRule[] = ROUTE_RULES): string | null {
  return rules.find(({ from }) => matchPath({ path: from, end: true }, pathname) !== null)?.to ?? null;
}
