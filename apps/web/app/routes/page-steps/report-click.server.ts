import { reportEmailClick } from '@yahont/contracts/mail-tracking/mail-tracking.ts';
import { ApiProblem } from '#app/lib/api/call.server.ts';
import { isDataRequest } from '#app/lib/navigation/is-data-request.server.ts';
import { MAIL_TRACKING_KEY } from './public-key.ts';
import type { StepPage } from './step-page.server.ts';

/**
 * Reports that somebody came by a link in a letter. That is the page the browser opened: what forms send and what
 * navigations ask for later carries the same query, and is no click.
 */
export function reportClick({ request, url, page }: StepPage): void {
  const id = url.searchParams.get(MAIL_TRACKING_KEY);
  if (id === null || request.method !== 'GET' || isDataRequest(request)) return;
  if (reportEmailClick.params?.safeParse({ id }).success !== true) return;
  // Nobody waits for it, and nothing depends on it.
  (page.visitorApi ?? page.publicApi)(reportEmailClick, { params: { id } }).catch((error: unknown) => {
    // A refused flood must not fill the log, nor does a shop that does not count clicks (404).
    if (error instanceof ApiProblem && [404, 429].includes(error.problem.status)) return;
    page.logFault(error, 'the click on a letter could not be reported');
  });
}
