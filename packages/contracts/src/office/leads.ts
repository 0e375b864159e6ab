import { z } from 'zod';
import { LeadKindName, LeadSource, LeadState } from '../leads/leads.ts';
import { endpoint } from '../wire/endpoint.ts';
import { IdParam } from '../wire/fields.ts';
import { refusal } from '../wire/refusals.ts';
import { Reason } from './fields.ts';
import { typedText } from '../wire/typed.ts';

/** A row of the list: phone and e-mail are masked. */
export const OfficeLeadRow = z.object({
  id: z.int(),
  kind: LeadKindName,
  state: LeadState,
  name: z.string(),
  contact: z.string(),
  cityName: z.string(),
  owner: z.object({ id: z.int(), name: z.string() }).nullable(),
  sentAt: z.iso.datetime(),
});
export type OfficeLeadRow = z.infer<typeof OfficeLeadRow>;

export const OfficeLead = OfficeLeadRow.omit({ contact: true }).extend({
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** As they were typed, by the name of the field. */
  fields: z.record(z.string(), z.string()),
  source: LeadSource,
  /**
   * The text to which the sender consented: its page address, its version number and the version's
   * SHA-256 in hex. A request from before hashes were stored has a day as its version and no hash; all
   * are empty when no text was published.
   */
  consent: z.object({
    document: z.string(),
    version: z.string(),
    hash: z.string(),
    at: z.iso.datetime(),
  }),
  /** `link`: path that serves the file for an hour. */
  files: z.array(z.object({ name: z.string(), type: z.string(), bytes: z.int(), link: z.string() })),
  /** Oldest first. */
  events: z.array(
    z.object({
      at: z.iso.datetime(),
      state: LeadState.nullable(),
      note: z.string(),
      staffName: z.string().nullable(),
    }),
  ),
});
export type OfficeLead = z.infer<typeof OfficeLead>;

/** The newest first, 50 at a time. Pass `next` as `before` for the next page; null on the last one. */
export const listOfficeLeads = endpoint({
  method: 'GET',
  path: '/office/api/leads',
  summary: 'Requests from the forms of the site',
  query: z.object({
    kind: LeadKindName.optional(),
    state: LeadState.optional(),
    ownerId: IdParam.optional(),
    before: IdParam.optional(),
  }),
  answer: z.object({ items: z.array(OfficeLeadRow), next: z.int().nullable() }),
  access: { staff: 'leads.see' },
});

const params = z.object({ id: IdParam });

/** Reading is logged, because it shows the contacts. */
export const getOfficeLead = endpoint({
  method: 'GET',
  path: '/office/api/leads/{id}',
  summary: 'One request with its contacts, files and history',
  params,
  answer: OfficeLead,
  access: { staff: 'leads.see' },
});
/** Another member of staff may take it over. */
export const takeLead = endpoint({
  method: 'POST',
  path: '/office/api/leads/{id}/take',
  summary: 'Take a request: the caller answers it',
  params,
  answer: OfficeLead,
  access: { staff: 'leads.answer' },
  /** Closed, or spam. */
  refusals: { 'lead-ended': refusal(409, {}) },
});
export const moveLead = endpoint({
  method: 'POST',
  path: '/office/api/leads/{id}/state',
  summary: 'Say that a request was answered, is closed or is spam',
  params,
  body: z.object({ state: z.enum(['answered', 'closed', 'spam']), reason: Reason }),
  answer: OfficeLead,
  access: { staff: 'leads.answer' },
  refusals: { 'wrong-state': refusal(409, { state: LeadState }) },
});
export const noteLead = endpoint({
  method: 'POST',
  path: '/office/api/leads/{id}/notes',
  summary: 'Write a note to a request, which the sender never sees',
  params,
  body: z.object({ note: typedText().min(1).max(2000) }),
  answer: OfficeLead,
  access: { staff: 'leads.answer' },
});
