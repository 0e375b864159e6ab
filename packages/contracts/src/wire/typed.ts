import { z } from 'zod';
import { cleanTyped } from '@yahont/values/typed/typed-text.ts';

/** A field of one line, cleaned before any rule sees it. */
export function typedLine(): z.ZodString {
  return z.string().overwrite((text) => cleanTyped(text));
}

/** A message of several lines, cleaned before any rule sees it. */
export function typedText(): z.ZodString {
  return z.string().overwrite((text) => cleanTyped(text, { lines: 'many' }));
}

/**
 * A code, a number or another text with a closed set of characters: characters that phones insert are
 * replaced by those of a keyboard.
 */
export function typedCode(): z.ZodString {
  return z.string().overwrite((text) => cleanTyped(text, { signs: 'plain' }));
}
