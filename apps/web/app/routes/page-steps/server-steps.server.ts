import { isDataRequest } from '#app/base/navigation/is-data-request.server.ts';
import { redirectForGood } from '#app/lib/navigation/redirects.server.ts';
import { askSeo } from '#app/lib/seo/ask-seo.server.ts';
import { seoContext } from '#app/lib/seo/seo-context.ts';
import { ownRedirect } from './own-redirects.server.ts';
import { reportClick } from './report-click.server.ts';
import { ruleFor } from './route-rules.ts';
import { ownSpelling } from './spelling.ts';
import type { StepName } from './order.ts';
import type { Step } from './run-steps.ts';
import type { StepPage } from './step-page.server.ts';
import { withSlash } from './trailing-slash.ts';
import { isPage } from './validate-page.server.ts';

/** SPEC 2.10: empty. Maps a path with its slash to another address. */
const REDIRECT_TABLE: ReadonlyMap<string, string> = new Map();

/** Implementation of each step of `order.ts` on the server. */
export const SERVER_STEPS: Readonly<Record<StepName, Step<StepPage>>> = {
  validation: async (step) =>
    movedTo(ownSpelling(step.pattern, withSentQuery(step))) ??
    // Skip existence checks for pure redirects.
    (ownRedirect(step) !== undefined || (await isPage(step)) ? undefined : 'invalid'),

  // Runs in the browser: the server's answer may be cached for everyone, and a data layer belongs to one
  // visitor.
  'user-id': () => undefined,

  'mail-tracking': (step) => {
    if (!isSlashToCome(step)) reportClick(step);
  },

  'redirect-table': (step) => ownRedirect(step) ?? movedTo(REDIRECT_TABLE.get(step.url.pathname) ?? null),

  seo: async (step) => {
    const { url, context, page } = step;
    const seo = await askSeo({ api: page.publicApi, tag: page.tag }, url);
    context.set(seoContext, seo);
    // An SEO redirect pre-empts the slash redirect and drops the query, so the click is reported now.
    if (seo.redirectTo !== null && isSlashToCome(step)) reportClick(step);
    return movedTo(seo.redirectTo);
  },

  // A form is handled at the address that it was sent to.
  'trailing-slash': (step) =>
    step.request.method === 'GET' ? movedTo(withSlash(withSentQuery(step))) : undefined,

  'route-rules': ({ url }) => movedTo(ruleFor(url.pathname)),
};

/**
 * The browser repeats the request with the slash and the same query; the click is reported then, so that it
 * is not counted twice.
 */
function isSlashToCome(step: StepPage): boolean {
  return withSlash(step.url) !== null && ownRedirect(step) === undefined;
}

/** The address with its query byte for byte; the router and `URL` would normalise it. */
function withSentQuery({ request, url, page }: StepPage): Pick<URL, 'pathname' | 'search'> {
  return isDataRequest(request) ? url : { pathname: url.pathname, search: page.sent.search };
}

function movedTo(address: string | null): Response | undefined {
  return address === null ? undefined : redirectForGood(address);
}
