import { isLeadKind, type LeadKind } from '@yahont/values/leads/lead-choices.ts';
import { pageNotFound } from '#app/lib/api/or-404.server.ts';

/**
 * The kind of form that an address names.
 * @param path address of the page, for its title
 * @throws the 404 of SPEC 4.3 for an unknown kind
 */
export function leadKindParam(given: string, path: string): LeadKind {
  if (!isLeadKind(given)) throw pageNotFound(path);
  return given;
}
