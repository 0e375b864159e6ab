/** What appointments may be about. No zod here: browsers load this file. */

/** What a visitor comes for: to see a stone or a product, to try pieces on, to sell gold, to have a piece engraved, cleaned or mended. */
export const APPOINTMENT_KINDS = ['stone', 'product', 'fitting', 'gold', 'engraving', 'care'] as const;
export type AppointmentKind = (typeof APPOINTMENT_KINDS)[number];

/** Kinds that are not about a single thing of the shop. */
export const SERVICE_KINDS = [
  'fitting',
  'gold',
  'engraving',
  'care',
] as const satisfies readonly AppointmentKind[];
export type ServiceKind = (typeof SERVICE_KINDS)[number];

/** Most pieces that are prepared for one visitor. */
export const FITTING_PIECES_MAX = 6;
