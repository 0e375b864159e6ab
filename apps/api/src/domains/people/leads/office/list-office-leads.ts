import { and, desc, eq, lt } from 'drizzle-orm';
import type { LeadState } from '@yahont/contracts/leads/leads.ts';
import type { OfficeLeadRow } from '@yahont/contracts/office/leads.ts';
import type { LeadKind } from '@yahont/values/leads/lead-choices.ts';
import type { StaffContext } from '#src/platform/context.ts';
import { maskRecipient } from '#src/platform/messages/mask-recipient.ts';
import { staff } from '#src/domains/ground/staff/staff.tables.ts';
import type { LeadDeps } from '../leads.deps.ts';
import { leads } from '../leads.tables.ts';
import { ownerOf } from './office-lead.ts';

const PAGE = 50;

type Query = {
  kind?: LeadKind | undefined;
  state?: LeadState | undefined;
  ownerId?: number | undefined;
  before?: number | undefined;
};

/** Requests, newest first. Phones and addresses are masked: the full contacts are in the request. */
export async function listOfficeLeads(
  { db }: StaffContext,
  { cities }: Pick<LeadDeps, 'cities'>,
  { kind, state, ownerId, before }: Query,
): Promise<{ items: OfficeLeadRow[]; next: number | null }> {
  const found = await db
    .select({ lead: leads, ownerName: staff.name })
    .from(leads)
    .leftJoin(staff, eq(staff.id, leads.ownerId))
    .where(
      and(
        kind === undefined ? undefined : eq(leads.kind, kind),
        state === undefined ? undefined : eq(leads.state, state),
        ownerId === undefined ? undefined : eq(leads.ownerId, ownerId),
        before === undefined ? undefined : lt(leads.id, before),
      ),
    )
    .orderBy(desc(leads.id))
    .limit(PAGE + 1);
  const items = found.slice(0, PAGE).map(({ lead, ownerName }): OfficeLeadRow => ({
    id: lead.id,
    kind: lead.kind,
    state: lead.state,
    name: lead.name,
    contact: maskRecipient(lead.phone ?? lead.email ?? ''),
    cityName: cities.getOrDefault(lead.cityId).name,
    owner: ownerOf(lead, ownerName),
    sentAt: lead.createdAt.toISOString(),
  }));
  return { items, next: found.length > PAGE ? (items.at(-1)?.id ?? null) : null };
}
