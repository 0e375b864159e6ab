import type { Context } from '#src/platform/context.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import { burnPoints } from './burning/burn-points.ts';
import { noticeBurning } from './burning/notice-burning.ts';
import { creditBirthdays } from './credit-birthdays.ts';
import { bonusRoutes } from './office/bonus.routes.ts';
import { bonusData } from './personal-data.ts';

/** Bonus points: their ledger, the level of an account, and points that burn. */
export function loyaltyModule({ context }: { context: Context }) {
  return {
    name: 'loyalty',
    person: bonusData,
    routes: bonusRoutes,
    schedules: [
      {
        name: 'credit-birthdays',
        cron: '23 * * * *',
        run: async () => {
          await creditBirthdays(context);
        },
      },
      {
        // Points burn at midnight in Moscow.
        name: 'burn-points',
        cron: '4 21 * * *',
        run: async () => {
          await burnPoints(context);
        },
      },
      {
        name: 'notice-burning',
        cron: '37 7 * * *',
        run: async () => {
          await noticeBurning(context);
        },
      },
    ],
  } satisfies DomainModule;
}
