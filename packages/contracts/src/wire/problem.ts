import { z } from 'zod';

/**
 * Every failure of the API: RFC 9457 `application/problem+json`.
 * `code` is for machines; the storefront owns the Russian sentence, `title` is a readable default.
 */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.string().optional(),
  requestId: z.string().optional(),
  /** Which fields of the request are wrong: dotted path and a short reason. */
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** Facts of a refusal, for example `{ available: 1 }`. */
  context: z.record(z.string(), z.unknown()).optional(),
});
export type Problem = z.infer<typeof Problem>;
