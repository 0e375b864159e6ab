import { eq } from 'drizzle-orm';
import { showVisit } from '@yahont/contracts/appointments/visits.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { appointments } from '../appointments.tables.ts';
import { findAppointments, type FoundAppointment } from '../find-appointments.ts';
import type { LinkPurpose, VisitLinks } from './visit-links.ts';

/**
 * The appointment behind a link that is valid for one of these purposes.
 * @throws `visit-not-found`
 */
export async function findByLink(
  db: Db,
  links: VisitLinks,
  { link, purposes = ['visit'] }: { link: string; purposes?: readonly LinkPurpose[] },
): Promise<FoundAppointment> {
  const id = links.idOf(link);
  const [found] = id === null ? [] : await findAppointments(db, eq(appointments.id, id), { limit: 1 });
  const purpose = found && links.purposeOf(link, found.row);
  if (!found || !purpose || !purposes.includes(purpose))
    throw refuse(showVisit.refusals, 'visit-not-found', {});
  return found;
}
