import { HOUR_REFUSALS } from '@yahont/contracts/appointments/appointments.ts';
import { asActing, type ActingContext, type CallContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { findNearPlaces, holdForVisit, listHeld, type HeldPiece } from '#src/domains/goods/stock/index.ts';
import type { Subject } from '../subjects/subject.ts';

type HoldRequest = {
  appointmentId: number;
  subject: Pick<Subject, 'thing' | 'stoneId' | 'holds'>;
  store: { id: number; cityId: number };
};

/**
 * The actor who puts things aside and releases them: the caller, or this part of the shop for a visitor
 * without a token.
 */
export function actingFor(ctx: CallContext): ActingContext {
  return asActing(ctx, 'appointments');
}

/**
 * Puts aside the things of a visit: the stone and a piece of the setting, or a piece of the product,
 * nearest to the store. The stone can be shown even when no piece of the setting is left.
 * @throws `stone-taken`, `product-sold` when somebody else was faster
 */
export async function holdThings(
  tx: Db,
  ctx: ActingContext,
  { appointmentId, subject, store }: HoldRequest,
): Promise<HeldPiece[]> {
  const { stoneId, holds, thing } = subject;
  if (stoneId === null && holds.length === 0) return [];
  const places = await findNearPlaces(tx, { storeId: store.id, cityId: store.cityId });
  const isThere = await holdForVisit(tx, ctx, { appointmentId, stoneId, anyOf: holds, places });
  if (!isThere) throw refuse(HOUR_REFUSALS, 'stone-taken', {});
  const held = await listHeld(tx, [appointmentId]);
  if (thing.kind === 'product' && held.length === 0) throw refuse(HOUR_REFUSALS, 'product-sold', {});
  return held;
}
