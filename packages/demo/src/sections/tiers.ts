import type { Tier } from '@yahont/contracts/catalogue/jewellery.ts';

/** Tiers of sections that leave the royal stones to a section of their own. */
export const OUTSIDE_ROYAL: Tier[] = ['common', 'diamond'];
