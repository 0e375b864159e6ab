import type { DomainModule } from '#src/platform/domain-module.ts';
import { createQuestionLimit } from '#src/domains/ground/paid-services/index.ts';
import { companyRoutes } from './companies.routes.ts';
import type { CompanySource } from './company-source.ts';

/** No shopper buys for this many companies: only a program that harvests the paid service does. */
const QUESTIONS = { perMinute: 20, perDay: 100 };

/** Suggests company data from the state register while an ИНН is typed. Stores no question. */
export function companiesModule({ source }: { source: CompanySource | null }) {
  return {
    name: 'companies',
    routes: (routes) => companyRoutes(routes, { source, limit: createQuestionLimit('companies', QUESTIONS) }),
  } satisfies DomainModule;
}
