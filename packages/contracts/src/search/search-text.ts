import { z } from 'zod';
import { cleanSearchText } from '@yahont/values/text/search-text.ts';

/** What a shopper typed: control characters are dropped and a long text is cut, so no text is refused. */
export const SearchText = z.string().default('').transform(cleanSearchText);
