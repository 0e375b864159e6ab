import { z } from 'zod';

/** A text that the database can store: no control characters, no lone surrogates. */
export function textUpTo(most: number) {
  return z
    .string()
    .trim()
    .max(most)
    .regex(/^\P{Cc}*$/u, 'control characters')
    .refine((text) => text.isWellFormed(), 'not well-formed');
}
