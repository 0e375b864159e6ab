import { getDossier as dossierCall } from '@yahont/contracts/catalogue/dossier.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import { serve } from '#src/platform/http/serve.ts';
import { getDossier, type DossierDeps } from './get-dossier.ts';

/** What a buyer of a dear piece asks before they see it. */
export function dossierModule(deps: DossierDeps) {
  return {
    name: 'dossier',
    routes: (routes) => serve(routes, dossierCall, ({ params }) => getDossier(deps, params.id)),
  } satisfies DomainModule;
}
