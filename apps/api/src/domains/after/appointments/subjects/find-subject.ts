import { HOUR_REFUSALS } from '@yahont/contracts/appointments/appointments.ts';
import type { AppointmentKind } from '@yahont/contracts/appointments/appointment-kinds.ts';
import type { ShownThing } from '@yahont/contracts/appointments/shown-things.ts';
import { refuse } from '#src/platform/errors.ts';
import type { FoundAppointment } from '../find-appointments.ts';
import type { AppointmentDetails } from './details.ts';
import type { SubjectLookup } from './subject-lookup.ts';
import { findProduct } from './product-subject.ts';
import { careSubject, engravingSubject, findFitting, findGold } from './service-subjects.ts';
import { findStone } from './stone-subject.ts';
import { isAvailable, thingOf, type Subject } from './subject.ts';

const PIECE = { unknown: 'product-not-found', gone: 'product-sold' } as const;

/** Why a thing of each kind cannot be shown: it is unknown, or it is not on sale. */
const REFUSALS = {
  stone: { unknown: 'stone-not-found', gone: 'stone-taken' },
  product: PIECE,
  fitting: PIECE,
  gold: PIECE,
  engraving: PIECE,
  care: PIECE,
} as const satisfies Record<AppointmentKind, { unknown: string; gone: string }>;

/**
 * The thing as it is now, even when it is not on sale; null for an unknown one.
 * @param details of the appointment; null before there is one
 */
export async function findSubject(
  look: SubjectLookup,
  thing: ShownThing,
  details: AppointmentDetails | null = null,
): Promise<Subject | null> {
  switch (thing.kind) {
    case 'stone':
      return findStone(look, thing);
    case 'product':
      return findProduct(look, thing);
    case 'fitting':
      return findFitting(look, thing);
    case 'gold':
      return findGold(look, thing, details);
    case 'engraving':
      return engravingSubject(thing);
    case 'care':
      return careSubject(thing);
  }
}

/** The subject of an appointment. Things put aside for it count as on sale. */
export function subjectOf(
  look: Omit<SubjectLookup, 'heldFor'>,
  { row, stoneCode }: FoundAppointment,
): Promise<Subject | null> {
  return findSubject({ ...look, heldFor: row.id }, thingOf({ ...row, stoneCode }), row.details);
}

/**
 * The thing of an appointment to be booked.
 * @throws when it is unknown or not on sale, or `sku-not-found`
 */
export async function findSubjectOnSale(
  look: SubjectLookup,
  { thing, details }: { thing: ShownThing; details: AppointmentDetails | null },
): Promise<Subject> {
  const subject = await findSubject(look, thing, details);
  if (!subject) throw refuse(HOUR_REFUSALS, REFUSALS[thing.kind].unknown, {});
  if (!subject.hasSku) throw refuse(HOUR_REFUSALS, 'sku-not-found', {});
  if (!isAvailable(subject)) throw refuse(HOUR_REFUSALS, REFUSALS[thing.kind].gone, {});
  return subject;
}
