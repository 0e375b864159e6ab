import { cleanTyped } from '@yahont/values/typed/typed-text.ts';
import type { Metal } from '@yahont/contracts/catalogue/jewellery.ts';
import {
  ENGRAVING_SURFACES,
  isEngraving,
  normaliseEngraving,
  readFace,
  type Engraving,
  type EngravingSurface,
} from '@yahont/values/engraving.ts';
import { parseRingSize, ringSizeToQuery, type RingSize } from '@yahont/values/measures/ring-size.ts';
import { SERVICE_KEYS } from '#app/shop/visits/service-address.ts';

/** Metals whose colour the preview shows. */
export const STUDIO_METALS = ['yellow-gold', 'rose-gold', 'white-gold'] as const satisfies readonly Metal[];
export type StudioMetal = (typeof STUDIO_METALS)[number];

/** The state of the engraving page; all of it is in the address. */
export type StudioState = {
  engraving: Engraving;
  surface: EngravingSurface;
  metal: StudioMetal;
  /** Size of the ring. */
  size: RingSize;
};

export const STUDIO_KEYS = { surface: 'surface', metal: 'metal', size: 'size' } as const;

/** All keys that the studio reads. */
export const STUDIO_ADDRESS_KEYS = [SERVICE_KEYS.words, SERVICE_KEYS.face, ...Object.values(STUDIO_KEYS)];

const USUAL_SIZE: RingSize = 1700;
/** Longer than any inscription. */
const MAX_LETTERS = 100;

/** Reads an address. A malformed value becomes the default; an invalid inscription stays as typed. */
export function readStudio(query: URLSearchParams): StudioState {
  return {
    engraving: {
      text: (query.get(SERVICE_KEYS.words) ?? '').slice(0, MAX_LETTERS),
      face: readFace(query.get(SERVICE_KEYS.face)),
    },
    surface: ENGRAVING_SURFACES.find((one) => one === query.get(STUDIO_KEYS.surface)) ?? 'inside',
    metal: STUDIO_METALS.find((one) => one === query.get(STUDIO_KEYS.metal)) ?? 'yellow-gold',
    size: parseRingSize(query.get(STUDIO_KEYS.size) ?? '') ?? USUAL_SIZE,
  };
}

/**
 * `/engraving/?engraving=Навсегда&face=roman&surface=back&metal=white-gold&size=17.5`, without default
 * values.
 */
export function studioHref({ engraving: { text, face }, surface, metal, size }: StudioState): string {
  const query = new URLSearchParams();
  if (cleanTyped(text) !== '') query.set(SERVICE_KEYS.words, cleanTyped(text));
  if (face !== 'italic') query.set(SERVICE_KEYS.face, face);
  if (surface !== 'inside') query.set(STUDIO_KEYS.surface, surface);
  if (metal !== 'yellow-gold') query.set(STUDIO_KEYS.metal, metal);
  if (size !== USUAL_SIZE) query.set(STUDIO_KEYS.size, ringSizeToQuery(size));
  return `/engraving/${query.size > 0 ? `?${query.toString()}` : ''}`;
}

/** The inscription to engrave; null when it is empty or contains a character that cannot be engraved. */
export function wordsOf({ text, face }: Engraving): Engraving | null {
  const words = normaliseEngraving(text);
  return words !== '' && isEngraving(words) ? { text: words, face } : null;
}
