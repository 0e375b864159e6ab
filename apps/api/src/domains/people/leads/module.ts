import type { Context } from '#src/platform/context.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import type { LeadDeps } from './leads.deps.ts';
import { leadRoutes, officeLeadRoutes } from './leads.routes.ts';
import { sendLeadMessage } from './letters/send-lead-message.ts';
import { sendConfirmLetter } from './newsletter/confirm-letter.ts';
import { leadData } from './personal-data.ts';
import { purgeFiles, purgeLeads } from './purge-leads.ts';

/** Requests from the forms of the site: questions, partners, premises, vacancies, the newsletter. */
export function leadsModule({ context, ...deps }: LeadDeps & { context: Context }) {
  return {
    name: 'leads',
    person: leadData,
    routes: (routes) => {
      leadRoutes(routes, deps);
      officeLeadRoutes(routes, deps);
    },
    jobs: {
      'send-lead': (payload, { key }) => sendLeadMessage(context, deps, { ...payload, key }),
      'confirm-newsletter': (payload, { key }) => sendConfirmLetter(context, deps, { ...payload, key }),
    },
    schedules: [
      { name: 'purge-leads', cron: '17 3 * * *', run: () => purgeLeads(context) },
      { name: 'purge-lead-files', cron: '37 3 * * *', run: () => purgeFiles(context, deps.files) },
    ],
  } satisfies DomainModule;
}
