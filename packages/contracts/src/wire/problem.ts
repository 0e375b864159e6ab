import { z } from 'zod';

/**
 * Every failure of the API: RFC 9457 `application/problem+json`. Programs read `code`, for which the storefront has a
 * Russian message; `title` is an English fallback.
 */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.string().optional(),
  requestId: z.string().optional(),
  /** Invalid fields of the request: dotted path and a short reason. */
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** Details of a refusal, for example `{ available: 1 }`. */
  context: z.record(z.string(), z.unknown()).optional(),
});
export type Problem = z.infer<typeof Problem>;
