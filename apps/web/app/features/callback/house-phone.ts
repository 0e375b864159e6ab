/** How to reach the house by oneself. */
export type HousePhone = {
  text: string;
  href: string;
  /** Whole hours of Moscow, as the footer says them. */
  hours: { from: number; to: number };
};
