import { reportEmailClick } from '@yahont/contracts/mail-tracking/mail-tracking.ts';
import { ApiProblem } from '#app/lib/api/call.server.ts';
import { isDataRequest } from '#app/base/navigation/is-data-request.server.ts';
import { MAIL_TRACKING_KEY } from './public-key.ts';
import type { StepPage } from './step-page.server.ts';

/**
 * Reports a visit through a link in an e-mail. Only the page load counts: forms and later navigations carry
 * the same query but are no clicks; neither is HEAD, which mail services use to check links.
 */
export function reportClick({ request, url, page }: StepPage): void {
  const id = url.searchParams.get(MAIL_TRACKING_KEY);
  if (id === null || request.method !== 'GET' || page.sent.method !== 'GET' || isDataRequest(request)) return;
  if (reportEmailClick.params?.safeParse({ id }).success !== true) return;
  // Not awaited: nothing depends on it.
  (page.visitorApi ?? page.publicApi)(reportEmailClick, { params: { id } }).catch((error: unknown) => {
    // Not logged: a rate limit (429), and a shop that does not count clicks (404).
    if (error instanceof ApiProblem && [404, 429].includes(error.problem.status)) return;
    page.logFault(error, 'a click in an e-mail could not be reported');
  });
}
