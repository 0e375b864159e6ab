import type { Context } from '#src/platform/context.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import type { ClosePeopleDeps } from './close-people.deps.ts';
import { closePeopleRoutes } from './close-people.routes.ts';
import { closePeopleData } from './personal-data.ts';
import { remindOfDays } from './reminding/remind-of-days.ts';

type Deps = ClosePeopleDeps & {
  context: Context;
  /** Scheme and host of the shop. */
  publicUrl: string;
};

/** Measures and days of people for whom an account buys, and one letter before each day. */
export function closePeopleModule({ context, publicUrl, ...deps }: Deps) {
  return {
    name: 'close-people',
    person: closePeopleData,
    routes: (routes) => closePeopleRoutes(routes, deps),
    // From 9 in Kaliningrad to 19 on Kamchatka: nobody's quiet hours. The next runs catch up with one that was missed.
    schedules: [
      {
        name: 'remind-of-days',
        cron: '5 7-9 * * *',
        run: (signal) => remindOfDays(context, publicUrl, signal),
      },
    ],
  } satisfies DomainModule;
}
