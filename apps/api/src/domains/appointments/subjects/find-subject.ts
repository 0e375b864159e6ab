import { HOUR_REFUSALS } from '@yahont/contracts/appointments/appointments.ts';
import type { ShownThing } from '@yahont/contracts/appointments/appointments.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import type { Catalogue } from '#src/domains/catalogue/index.ts';
import { findProduct } from './product-subject.ts';
import { findStone } from './stone-subject.ts';
import type { Subject } from './subject.ts';

/** Why a thing of each kind cannot be shown: nobody knows it, or it is not on sale. */
const REFUSALS = {
  stone: { unknown: 'stone-not-found', gone: 'stone-taken' },
  product: { unknown: 'product-not-found', gone: 'product-sold' },
} as const;

type Shelf = Pick<Catalogue, 'find'>;

/** The thing as it is now, also one that is not on sale; null for an unknown one. */
export function findSubject(db: Db, catalogue: Shelf, thing: ShownThing): Promise<Subject | null> {
  switch (thing.kind) {
    case 'stone':
      return findStone(db, thing);
    case 'product':
      return findProduct(db, catalogue, thing);
  }
}

/**
 * The thing of an appointment that is to be kept.
 * @throws that it is unknown, not on sale, or that `sku-not-found`
 */
export async function findSubjectOnSale(db: Db, catalogue: Shelf, thing: ShownThing): Promise<Subject> {
  const subject = await findSubject(db, catalogue, thing);
  if (!subject) throw refuse(HOUR_REFUSALS, REFUSALS[thing.kind].unknown, {});
  if (!subject.hasSku) throw refuse(HOUR_REFUSALS, 'sku-not-found', {});
  if (subject.places.length === 0) throw refuse(HOUR_REFUSALS, REFUSALS[thing.kind].gone, {});
  return subject;
}
