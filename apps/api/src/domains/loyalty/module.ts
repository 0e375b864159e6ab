import type { Context } from '#src/platform/context.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import { creditBirthdays } from './credit-birthdays.ts';
import { bonusData } from './personal-data.ts';

/** Bonus points. */
export function loyaltyModule({ context }: { context: Context }) {
  return {
    name: 'loyalty',
    person: bonusData,
    schedules: [
      {
        name: 'credit-birthdays',
        cron: '23 * * * *',
        run: async () => {
          await creditBirthdays(context);
        },
      },
    ],
  } satisfies DomainModule;
}
