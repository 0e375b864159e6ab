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

/** SPEC 2, step 4: empty, and kept for whoever needs it. From a path with its slash to another address. */
const REDIRECT_TABLE: ReadonlyMap<string, string> = new Map();

/** What each step of `order.ts` does on the server. */
export const SERVER_STEPS: Readonly<Record<StepName, Step<StepPage>>> = {
  validation: async (step) =>
    movedTo(ownSpelling(step.pattern, step.url)) ??
    // What only leads elsewhere is not asked whether it exists.
    (ownRedirect(step) !== undefined || (await isPage(step)) ? undefined : 'invalid'),

  // The browser's: what the server sends may be shared, and a data layer is one visitor's.
  'user-id': () => undefined,

  'mail-tracking': (step) => {
    if (!isSlashToCome(step)) reportClick(step);
  },

  'redirect-table': (step) => ownRedirect(step) ?? movedTo(REDIRECT_TABLE.get(step.url.pathname) ?? null),

  seo: async (step) => {
    const { url, context, page } = step;
    const seo = await askSeo({ api: page.publicApi, tag: page.tag }, url);
    context.set(seoContext, seo);
    // The slash does not come: this is the last that is seen of the letter.
    if (seo.redirectTo !== null && isSlashToCome(step)) reportClick(step);
    return movedTo(seo.redirectTo);
  },

  // A form's answer is made where the form was sent.
  'trailing-slash': ({ request, url }) => (request.method === 'GET' ? movedTo(withSlash(url)) : undefined),

  'route-rules': ({ url }) => movedTo(ruleFor(url.pathname)),
};

/** The browser comes again at once with the same query, so the link of a letter is reported then and not twice. */
function isSlashToCome(step: StepPage): boolean {
  return withSlash(step.url) !== null && ownRedirect(step) === undefined;
}

function movedTo(address: string | null): Response | undefined {
  return address === null ? undefined : redirectForGood(address);
}
