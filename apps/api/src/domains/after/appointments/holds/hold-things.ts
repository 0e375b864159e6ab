import { HOUR_REFUSALS } from '@yahont/contracts/appointments/appointments.ts';
import type { ActingContext, CallContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { findNearPlaces, holdForVisit, listHeld, type HeldPiece } from '#src/domains/goods/stock/index.ts';
import type { Subject } from '../subjects/subject.ts';

type Held = {
  appointmentId: number;
  subject: Pick<Subject, 'thing' | 'stoneId' | 'holds'>;
  store: { id: number; cityId: number };
};

/** Who puts things aside and releases them: the caller, or this part of the shop for a visitor without a token. */
export function actingFor(ctx: CallContext): ActingContext {
  const { caller } = ctx;
  return { ...ctx, caller: caller.kind === 'nobody' ? { kind: 'system', name: 'appointments' } : caller };
}

/**
 * Puts aside what a visit is about: the stone and a piece of the setting, or a piece of the product, the nearest to the store.
 * A setting of which no piece is left does not keep anybody from seeing the stone.
 * @throws `stone-taken`, `product-sold` when somebody else was faster
 */
export async function holdThings(
  tx: Db,
  ctx: ActingContext,
  { appointmentId, subject, store }: Held,
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
