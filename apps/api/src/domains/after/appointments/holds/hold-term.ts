const HOUR_MS = 3_600_000;

/** Duration of a visit in its calendar file. */
export const VISIT_MS = HOUR_MS;
/** How long things stay put aside after the end of the visit, for visitors who are late or undecided. */
export const HOLD_AFTER_MS = 2 * HOUR_MS;
/** How long after its hour staff may record that nobody came. */
export const NO_SHOW_AFTER_MS = HOUR_MS / 4;
/** How much before its hour a visitor may arrive. */
export const EARLY_MS = HOUR_MS;

/** Until when things are put aside for a visit. */
export function heldUntil({ startsAt }: { startsAt: Date }): Date {
  return new Date(startsAt.getTime() + VISIT_MS + HOLD_AFTER_MS);
}
