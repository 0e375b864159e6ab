import * as contract from '@yahont/contracts/companies/companies.ts';
import { accountContext, serve, type Routes } from '#src/platform/http/serve.ts';
import { findCompany, type CompanyDeps } from './find-company.ts';

export function companyRoutes(routes: Routes, deps: CompanyDeps): void {
  serve(routes, contract.findCompany, ({ ctx, params: { inn } }) =>
    findCompany(accountContext(ctx), deps, inn),
  );
}
