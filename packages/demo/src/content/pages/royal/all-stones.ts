import type { PageDraft } from '../page-draft.ts';
import { collection } from './collection.ts';
import { diamond } from './diamond.ts';
import { emerald } from './emerald.ts';
import { fancy } from './fancy.ts';
import { ruby } from './ruby.ts';
import { sapphire } from './sapphire.ts';
import { tanzanite } from './tanzanite.ts';

/** The collection of royal stones, and a page for each stone. */
export const royalPages: PageDraft[] = [collection, ruby, sapphire, emerald, tanzanite, diamond, fancy];
