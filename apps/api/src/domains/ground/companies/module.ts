import type { DomainModule } from '#src/platform/domain-module.ts';
import { createQuestionLimit } from '#src/platform/http/question-limit.ts';
import { companyRoutes } from './companies.routes.ts';
import type { CompanySource } from './company-source.ts';

/** Nobody buys for so many companies; a program that reads out a paid service does. */
const QUESTIONS = { perMinute: 20, perDay: 100 };

/** What the state register says of companies, while their ИНН is typed. Keeps nothing. */
export function companiesModule({ source }: { source: CompanySource | null }) {
  return {
    name: 'companies',
    routes: (routes) => companyRoutes(routes, { source, limit: createQuestionLimit(QUESTIONS) }),
  } satisfies DomainModule;
}
