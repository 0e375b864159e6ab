/** Contact by phone. */
export type HousePhone = {
  text: string;
  href: string;
  /** Whole hours in Moscow, as in the footer. */
  hours: { from: number; to: number };
};
