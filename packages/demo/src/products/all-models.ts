import { bracelets } from './models/bracelets.ts';
import { brooches } from './models/brooches.ts';
import { linkBracelets } from './models/bracelets-links.ts';
import { chains } from './models/neck/chains.ts';
import { wovenChains } from './models/neck/chains-woven.ts';
import { cufflinks } from './models/cufflinks.ts';
import { climbingEarrings } from './models/earrings-climbers.ts';
import { dropEarrings } from './models/earrings-drops.ts';
import { hoopEarrings } from './models/earrings-hoops.ts';
import { studEarrings } from './models/earrings-studs.ts';
import { kidsPieces } from './models/kids.ts';
import { necklaces } from './models/neck/necklaces.ts';
import { signPendants } from './models/neck/pendants-signs.ts';
import { figuredRings } from './models/rings-figured.ts';
import type { Model } from './model.ts';
import { stonePendants } from './models/neck/pendants-stone.ts';
import { symbolPendants } from './models/neck/pendants-symbol.ts';
import { bandRings } from './models/rings-bands.ts';
import { eternityRings } from './models/rings-eternity.ts';
import { haloRings } from './models/rings-halo.ts';
import { signetRings } from './models/rings-signet.ts';
import { solitaireRings } from './models/rings-solitaire.ts';
import { threeStoneRings } from './models/rings-three-stone.ts';

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
  ...figuredRings,
  ...climbingEarrings,
  ...kidsPieces,
  ...signPendants,
  ...wovenChains,
  ...necklaces,
  ...linkBracelets,
  ...cufflinks,
];
