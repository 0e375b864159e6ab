import type { Context } from '#src/platform/context.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import type { MailTrackingDeps } from './mail-click-tracker.ts';
import { mailTrackingRoutes } from './mail-tracking.routes.ts';
import { purgeMailClicks } from './purge-clicks.ts';
import { reportClick } from './report-click.ts';
import { mailClickData } from './personal-data.ts';

/** Visits by links in e-mails. */
export function mailTrackingModule({ context, ...deps }: MailTrackingDeps & { context: Context }) {
  return {
    name: 'mail-tracking',
    person: mailClickData,
    routes: (routes) => mailTrackingRoutes(routes, deps),
    // Registered also without a tracker: messages left from an earlier start with a tracker must not
    // wait forever.
    jobs: { 'mail-clicked': (click) => reportClick(context, deps, click) },
    schedules: [{ name: 'purge-mail-clicks', cron: '57 * * * *', run: () => purgeMailClicks(context) }],
  } satisfies DomainModule;
}
