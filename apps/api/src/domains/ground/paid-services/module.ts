import type { Context } from '#src/platform/context.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import { paidServicesData } from './personal-data.ts';
import { purgePaid } from './purge-paid.ts';

/** What paid services were asked, and what they answered. */
export function paidServicesModule({ context }: { context: Context }) {
  return {
    name: 'paid-services',
    person: paidServicesData,
    schedules: [{ name: 'purge-paid-services', cron: '12 * * * *', run: () => purgePaid(context) }],
  } satisfies DomainModule;
}
