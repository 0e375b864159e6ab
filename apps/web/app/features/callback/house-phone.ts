/** How to reach the house by oneself. */
export type HousePhone = { text: string; href: string };
