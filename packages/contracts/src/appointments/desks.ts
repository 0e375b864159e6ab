import type { AppointmentKind } from './appointment-kinds.ts';

/**
 * Desks of a store: consultants, gold appraisal, engraving, and cleaning with repair. Each has its own
 * hours.
 */
export const STORE_DESKS = ['consultant', 'appraiser', 'engraver', 'master'] as const;
export type Desk = (typeof STORE_DESKS)[number];

export const DESKS: Readonly<Record<AppointmentKind, Desk>> = {
  stone: 'consultant',
  product: 'consultant',
  fitting: 'consultant',
  gold: 'appraiser',
  engraving: 'engraver',
  care: 'master',
};

/** Visitors an hour per desk, in a store without its own number. */
export const VISITORS_AN_HOUR: Readonly<Record<Desk, number>> = {
  consultant: 2,
  appraiser: 3,
  engraver: 1,
  master: 2,
};
