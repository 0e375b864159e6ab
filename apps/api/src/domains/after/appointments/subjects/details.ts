import type { Appraisal, ShownThing } from '@yahont/contracts/appointments/shown-things.ts';
import { estimateGold } from '@yahont/values/gold/gold-estimate.ts';
import type { Context } from '#src/platform/context.ts';
import { getGoldRate, type MetalRateDeps } from '#src/domains/ground/metal-rates/index.ts';

type Of<Kind extends ShownThing['kind']> = Extract<ShownThing, { kind: Kind }>;

/**
 * Details in the row of an appointment that is not about a single thing. Gold keeps its estimate of
 * that day.
 */
export type AppointmentDetails =
  | Of<'fitting'>
  | Of<'engraving'>
  | Of<'care'>
  | (Pick<Of<'gold'>, 'kind' | 'lots'> & { appraisal: Appraisal | null });

/** The details of a new appointment; null for a stone and a product, which have columns of their own. */
export async function detailsOf(
  ctx: Pick<Context, 'db' | 'now'>,
  rates: MetalRateDeps,
  thing: ShownThing,
): Promise<AppointmentDetails | null> {
  switch (thing.kind) {
    case 'stone':
    case 'product':
      return null;
    case 'fitting':
    case 'engraving':
    case 'care':
      return thing;
    case 'gold':
      return { kind: thing.kind, lots: thing.lots, appraisal: await appraise(ctx, rates, thing.lots) };
  }
}

/** Null without lots, or while the shop has no rate valid today: then only the scales decide. */
async function appraise(
  ctx: Pick<Context, 'db' | 'now'>,
  rates: MetalRateDeps,
  lots: Of<'gold'>['lots'],
): Promise<Appraisal | null> {
  const rate = lots.length === 0 ? null : await getGoldRate(ctx, rates);
  if (rate === null || rate.isStale) return null;
  const { cash, exchange } = estimateGold(lots, rate);
  return { cash, exchange, rate: { perGram: rate.perGram, date: rate.date, source: rate.source } };
}
