import * as contract from '@yahont/contracts/companies/companies.ts';
import { accountContext, serve } from '#src/platform/http/serve.ts';
import type { Routes } from '#src/platform/http/serve.ts';
import { findCompany } from './find-company.ts';
import type { CompanyDeps } from './find-company.ts';

export function companyRoutes(routes: Routes, deps: CompanyDeps): void {
  serve(routes, contract.findCompany, ({ ctx, params: { inn } }) =>
    findCompany(accountContext(ctx), deps, inn),
  );
}
