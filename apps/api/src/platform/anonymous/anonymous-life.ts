/**
 * How long the shop keeps what an anonymous visitor gathered, from the last time they changed it, milliseconds: 90 days.
 * Their token may live longer; it then finds nothing.
 */
export const ANONYMOUS_LIFE_MS = 90 * 86_400_000;
