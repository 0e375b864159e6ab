import { asc, eq } from 'drizzle-orm';
import type { OfficeLead } from '@yahont/contracts/office/leads.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound } from '#src/platform/errors.ts';
import { staff } from '#src/domains/ground/staff/staff.tables.ts';
import type { LeadDeps } from '../leads.deps.ts';
import { leadEvents, leadFiles, leads, type LeadRow } from '../leads.tables.ts';
import { filePath } from '../letters/send-lead-message.ts';

/** How long the file links in one answer are valid. */
const LINK_MS = 3_600_000;

/**
 * A request as staff see it.
 * @throws `lead-not-found`
 */
export async function readOfficeLead(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { cities, links }: Pick<LeadDeps, 'cities' | 'links'>,
  id: number,
): Promise<OfficeLead> {
  const [found] = await db
    .select({ lead: leads, ownerName: staff.name })
    .from(leads)
    .leftJoin(staff, eq(staff.id, leads.ownerId))
    .where(eq(leads.id, id));
  if (!found) throw notFound('lead');
  const { lead, ownerName } = found;
  const files = await db.select().from(leadFiles).where(eq(leadFiles.leadId, id)).orderBy(asc(leadFiles.id));
  const until = new Date(now().getTime() + LINK_MS);
  return {
    id,
    kind: lead.kind,
    state: lead.state,
    name: lead.name,
    phone: lead.phone,
    email: lead.email,
    cityName: cities.getOrDefault(lead.cityId).name,
    owner: ownerOf(lead, ownerName),
    sentAt: lead.createdAt.toISOString(),
    fields: lead.fields,
    source: lead.source,
    consent: {
      document: lead.consentDocument,
      version: lead.consentVersion,
      hash: lead.consentHash,
      at: lead.createdAt.toISOString(),
    },
    files: files.map((file) => ({
      name: file.name,
      type: file.type,
      bytes: file.bytes,
      link: filePath(links.linkOfFile(file, until)),
    })),
    events: await listEvents(db, id),
  };
}

export function ownerOf({ ownerId }: Pick<LeadRow, 'ownerId'>, name: string | null): OfficeLead['owner'] {
  return ownerId === null ? null : { id: ownerId, name: name ?? '' };
}

async function listEvents(db: Db, leadId: number): Promise<OfficeLead['events']> {
  const rows = await db
    .select({ at: leadEvents.at, state: leadEvents.state, note: leadEvents.note, staffName: staff.name })
    .from(leadEvents)
    .leftJoin(staff, eq(staff.id, leadEvents.staffId))
    .where(eq(leadEvents.leadId, leadId))
    .orderBy(asc(leadEvents.id));
  return rows.map(({ at, ...event }) => ({ at: at.toISOString(), ...event }));
}
