import { roubles } from './money.ts';
import { cleanTyped } from './typed/typed-text.ts';

/** Most signs of an inscription, spaces included: they fit inside the smallest ring. */
export const ENGRAVING_MAX_LENGTH = 24;

/** One inscription by laser, on one piece. */
export const ENGRAVING_PRICE = roubles(1_900);

/** Working days that an inscription takes. */
export const ENGRAVING_DAYS = 2;

/** Where a piece carries its inscription: inside a ring, or on the back of a pendant. */
export const ENGRAVING_PLACES = ['inside', 'back'] as const;
export type EngravingPlace = (typeof ENGRAVING_PLACES)[number];

/**
 * Surfaces on which the page previews words. The outside of a ring is engraved in stores only, on the
 * visitor's own piece.
 */
export const ENGRAVING_SURFACES = ['inside', 'outside', 'back'] as const;
export type EngravingSurface = (typeof ENGRAVING_SURFACES)[number];

/** Typefaces of inscriptions; the first is the usual one. */
export const ENGRAVING_FACES = ['italic', 'roman', 'grotesque', 'capitals'] as const;
export type EngravingFace = (typeof ENGRAVING_FACES)[number];

export const FACE_NAMES: Readonly<Record<EngravingFace, string>> = {
  italic: 'курсив',
  roman: 'антиква',
  grotesque: 'гротеск',
  capitals: 'капитель',
};

/** An inscription with its typeface. */
export type Engraving = { text: string; face: EngravingFace };

/** What the laser writes: Russian and Latin letters, digits, and the signs that both typefaces have. */
const SIGNS = /^[А-Яа-яЁёA-Za-z0-9 .,:;!?'"«»()/&+№·♥∞–—-]*$/u;

/**
 * The text as engraved: one space between words; of the characters that phones insert, only those in
 * the typefaces.
 */
export function normaliseEngraving(text: string): string {
  return cleanTyped(text, { signs: 'plain' });
}

/** Signs of an inscription, spaces included. */
export function engravingLength(text: string): number {
  return Array.from(normaliseEngraving(text)).length;
}

/** What the shopper reads about a text that cannot be engraved. */
export const WRONG_ENGRAVING = 'Проверьте надпись: в\u00A0ней есть знаки, которых нет у\u00A0гравёра';

/** Whether the text can be engraved; an empty one means no inscription. */
export function isEngraving(text: string): boolean {
  return SIGNS.test(normaliseEngraving(text)) && engravingLength(text) <= ENGRAVING_MAX_LENGTH;
}

/** The typeface of this name; the usual one for an unknown name. */
export function readFace(name: string | null | undefined): EngravingFace {
  return ENGRAVING_FACES.find((face) => face === name) ?? ENGRAVING_FACES[0];
}
