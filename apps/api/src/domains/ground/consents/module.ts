import * as contract from '@yahont/contracts/consents/consents.ts';
import type { Context } from '#src/platform/context.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import { accountContext, buyerContext, serve } from '#src/platform/http/serve.ts';
import { answerCookies } from './answer-cookies.ts';
import { listConsents } from './list-consents.ts';
import { consentData } from './personal-data.ts';
import { purgeConsents } from './purge-consents.ts';

/** The log of consents. */
export function consentsModule({ context }: { context: Context }) {
  return {
    name: 'consents',
    person: consentData,
    routes: (routes) => {
      serve(routes, contract.listConsents, ({ ctx }) => listConsents(accountContext(ctx)));
      serve(routes, contract.answerCookies, async ({ ctx, body }) => {
        await answerCookies(buyerContext(ctx), body);
        return { success: true as const };
      });
    },
    schedules: [{ name: 'purge-consents', cron: '43 3 * * *', run: () => purgeConsents(context) }],
  } satisfies DomainModule;
}
