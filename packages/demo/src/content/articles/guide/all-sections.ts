import type { GuideDraft } from '../article-draft.ts';
import { care } from './care.ts';
import { metals } from './metals.ts';
import { sizes } from './sizes.ts';
import { stones } from './stones.ts';

/** Sections of the jewellery guide, in order. */
export const guideSections: readonly GuideDraft[] = [stones, metals, sizes, care];
