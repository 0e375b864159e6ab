import type { LeadFields } from '@yahont/contracts/leads/leads.ts';
import { isPartnerCountry, normaliseCountryPhone } from '@yahont/values/leads/country-phone.ts';
import { normalisePhone } from '@yahont/values/phone.ts';

/** How to answer a request: the phone in the form of the database, the address in lower case. */
export type LeadContact = { name: string; phone: string | null; email: string | null };

export function contactOf(lead: LeadFields): LeadContact {
  const email = lead.email === '' ? null : lead.email.toLowerCase();
  if (lead.kind === 'subscription') return { name: '', phone: null, email };
  return { name: lead.name, phone: phoneOf(lead), email };
}

function phoneOf(lead: Exclude<LeadFields, { kind: 'subscription' }>): string | null {
  if (lead.kind !== 'cis') return normalisePhone(lead.phone);
  return isPartnerCountry(lead.country) ? normaliseCountryPhone(lead.country, lead.phone) : null;
}
