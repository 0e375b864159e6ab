import type { AppointmentKind } from './appointment-kinds.ts';

/** Who receives visitors in a store: consultants, who appraise gold, who engrave, and who clean and mend. Each has hours of their own. */
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

/** Visitors that a desk receives with care in an hour, in a store of which nothing else is known. */
export const VISITORS_AN_HOUR: Readonly<Record<Desk, number>> = {
  consultant: 2,
  appraiser: 3,
  engraver: 1,
  master: 2,
};
