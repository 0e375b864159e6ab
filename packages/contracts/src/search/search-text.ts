import { z } from 'zod';
import { cleanSearchText } from '@yahont/values/typed/search-text.ts';

/** A typed query: control characters are dropped and a long text is cut, so no text is refused. */
export const SearchText = z.string().default('').transform(cleanSearchText);
