import type { Context } from '#src/platform/context.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import type { InvoiceTerms } from '#src/domains/buying/payment/index.ts';
import { announcePapers, type PaperLetterDeps } from './announce-papers.ts';
import { issuePapers } from './issue-papers.ts';
import { offerRoutes, type OfferDeps } from './offers/offer.routes.ts';
import { paperRoutes, type PaperRouteDeps } from './papers.routes.ts';
import { paperData } from './personal-data.ts';

type Deps = PaperRouteDeps &
  Omit<OfferDeps, 'invoice'> &
  PaperLetterDeps & {
    context: Context;
    /** Null: the shop has no seller that documents could name. */
    invoice: InvoiceTerms | null;
  };

/**
 * Documents for the accountants of companies that buy: prepayment invoices, transfer documents and
 * corrections.
 */
export function papersModule({ context, invoice, ...deps }: Deps) {
  return {
    name: 'papers',
    person: paperData,
    routes: (routes) => {
      paperRoutes(routes, deps);
      offerRoutes(routes, { ...deps, invoice });
    },
    jobs: {
      'issue-papers': async ({ orderId }) => {
        await issuePapers(context, invoice, orderId);
      },
      'announce-papers': async ({ paperIds }, { followUp }) => {
        await followUp(await announcePapers(context, deps, paperIds));
      },
    },
  } satisfies DomainModule;
}
