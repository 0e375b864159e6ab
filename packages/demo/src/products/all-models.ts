import { bracelets } from './bracelets.ts';
import { brooches } from './brooches.ts';
import { chains } from './chains.ts';
import { dropEarrings } from './earrings-drops.ts';
import { hoopEarrings } from './earrings-hoops.ts';
import { studEarrings } from './earrings-studs.ts';
import type { Model } from './model.ts';
import { stonePendants } from './pendants-stone.ts';
import { symbolPendants } from './pendants-symbol.ts';
import { bandRings } from './rings-bands.ts';
import { eternityRings } from './rings-eternity.ts';
import { haloRings } from './rings-halo.ts';
import { signetRings } from './rings-signet.ts';
import { solitaireRings } from './rings-solitaire.ts';
import { threeStoneRings } from './rings-three-stone.ts';

/** Every model of the shop. */
export const allModels: readonly Model[] = [
  ...solitaireRings,
  ...haloRings,
  ...threeStoneRings,
  ...eternityRings,
  ...bandRings,
  ...signetRings,
  ...studEarrings,
  ...dropEarrings,
  ...hoopEarrings,
  ...stonePendants,
  ...symbolPendants,
  ...chains,
  ...bracelets,
  ...brooches,
];
