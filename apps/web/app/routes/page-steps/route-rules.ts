import { matchPath } from 'react-router';
import { SHORT_ADDRESSES, throughSignIn } from '@yahont/contracts/accounts/sign-in-page.ts';

/** An old or commonly typed address and its target: a path of the shop, or a page of another site. */
export type RouteRule = { from: string; to: string };

/** SPEC 2.13. An absolute address is a full page load, a path is followed. */
export const ROUTE_RULES: readonly RouteRule[] = [
  { from: '/contacts/', to: '/about/contacts/' },
  { from: '/shops/*', to: '/stores/' },
  { from: '/privacy/', to: '/politika/' },
  { from: '/faq/', to: '/questions/' },
  // The official page for checking the sixteen digits of an item.
  { from: '/check-uin/', to: 'https://probpalata.gov.ru/check-uin/' },
  // Short addresses in messages.
  ...Object.entries(SHORT_ADDRESSES).map(([page, short]) => ({ from: short, to: throughSignIn(page) })),
];

/** Target of the rule for this path; null when there is none. */
export function ruleFor(pathname: string, rules: readonly RouteRule[] = ROUTE_RULES): string | null {
  return rules.find(({ from }) => matchPath({ path: from, end: true }, pathname) !== null)?.to ?? null;
}
