import { z } from 'zod';
import {
  ENGRAVING_FACES,
  ENGRAVING_MAX_LENGTH,
  ENGRAVING_PLACES,
  isEngraving,
} from '@yahont/values/engraving.ts';
import { INPUT_ERROR } from '../wire/limits.ts';
import { typedCode } from '../wire/typed.ts';
import { refusal } from '../wire/refusals.ts';

export const EngravingFace = z.enum(ENGRAVING_FACES);
export const EngravingPlace = z.enum(ENGRAVING_PLACES);

/** A non-empty inscription. Overlong input is refused before its characters are counted. */
export const Inscription = z.object({
  text: typedCode()
    .max(4 * ENGRAVING_MAX_LENGTH, INPUT_ERROR)
    .refine((text) => isEngraving(text) && text !== '', INPUT_ERROR),
  face: EngravingFace.default(ENGRAVING_FACES[0]),
});

/** The piece has no place for an inscription. */
export const NOT_ENGRAVED = { 'not-engraved': refusal(409, {}) };
