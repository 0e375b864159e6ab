import type { Context } from '#src/platform/context.ts';
import type { Routes } from '#src/platform/serve.ts';
import { createRetailRocket, createRetailRocketTracker } from '#src/adapters/retail-rocket/retail-rocket.ts';
import type { RetailRocketSettings } from '#src/adapters/retail-rocket/retail-rocket-settings.ts';
import type { Catalogue } from '#src/domains/catalogue/index.ts';
import { purgeMailClicks, reportClick } from '#src/domains/mail-tracking/index.ts';
import type { MailTrackingDeps } from '#src/domains/mail-tracking/index.ts';
import { mailTrackingRoutes } from '#src/domains/mail-tracking/mail-tracking.routes.ts';
import { recommendationRoutes } from '#src/domains/recommendations/recommendations.routes.ts';
import type { JobRegistry } from '#src/jobs/job-registry.ts';

export type RecommendingSettings = {
  /** Without a contract the shop recommends by itself and tells nobody of clicks in letters. */
  retailRocket?: RetailRocketSettings;
};

type Parts = {
  context: Context;
  catalogue: Catalogue;
  settings: RecommendingSettings & { secrets: { tokenKey: string } };
};

export type Recommending = { mount: (routes: Routes) => void; registerJobs: (jobs: JobRegistry) => void };

/** Recommendations and clicks in letters: the two things that Retail Rocket may do for the shop. */
export function composeRecommending({ context, catalogue, settings }: Parts): Recommending {
  const { retailRocket, secrets } = settings;
  const recommender = retailRocket ? createRetailRocket(retailRocket, { ...context, ...secrets }) : null;
  const tracking: MailTrackingDeps = {
    tracker: retailRocket ? createRetailRocketTracker(retailRocket) : null,
  };
  return {
    mount: (routes) => {
      recommendationRoutes(routes, { catalogue, recommender });
      mailTrackingRoutes(routes, tracking);
    },
    registerJobs: (jobs) => {
      // Also without a tracker: what waits from a time with one must not wait for ever.
      jobs.registerJob('mail-clicked', (click) => reportClick(context, tracking, click));
      jobs.registerSchedule({
        name: 'purge-mail-clicks',
        cron: '57 * * * *',
        run: () => purgeMailClicks(context),
      });
    },
  };
}
