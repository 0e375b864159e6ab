import type { Model } from '../../model.ts';
import { fancyRingSettings } from './rings-fancy.ts';
import { pendantSettings } from './pendants.ts';
import { roundRingSettings } from './rings-round.ts';

/** Every setting: pieces that are sold with a loose stone, their prices without it. */
export const settingModels: readonly Model[] = [
  ...roundRingSettings,
  ...fancyRingSettings,
  ...pendantSettings,
];
