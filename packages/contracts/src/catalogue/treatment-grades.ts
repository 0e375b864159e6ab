import type { Gem } from './jewellery.ts';
import type { Treatment } from './stone-report.ts';

const CORUNDUM = ['none', 'heat', 'heat-residue'] as const;

/**
 * Treatments of a gem that the shop sells, the least first. Gems that are missing are treated alike, or not at all:
 * there is nothing to compare. No zod here: browsers load this file.
 */
export const TREATMENT_GRADES: Readonly<Partial<Record<Gem, readonly Treatment[]>>> = {
  ruby: CORUNDUM,
  sapphire: CORUNDUM,
  emerald: ['none', 'oil-minor', 'oil-moderate'],
};
