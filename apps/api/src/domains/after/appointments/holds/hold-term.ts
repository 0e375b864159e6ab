const HOUR_MS = 3_600_000;

/** How long a visit takes, as its calendar file says. */
export const VISIT_MS = HOUR_MS;
/** How long what was put aside waits after the end of the visit, for visitors who are late or still think. */
export const HOLD_AFTER_MS = 2 * HOUR_MS;
/** From when on staff may say that nobody came, after the hour of the visit. */
export const NO_SHOW_AFTER_MS = HOUR_MS / 4;
/** How much earlier than its hour a visitor may be there. */
export const EARLY_MS = HOUR_MS;

/** Until when things are put aside for a visit. */
export function heldUntil({ startsAt }: { startsAt: Date }): Date {
  return new Date(startsAt.getTime() + VISIT_MS + HOLD_AFTER_MS);
}
