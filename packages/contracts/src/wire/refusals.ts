import { z } from 'zod';

/** The content of a refusal. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 422 | 429 | 503;

/** One reason for which a call refuses: its HTTP status and the facts sent as `context`. */
export type RefusalKind<Facts extends z.ZodObject = z.ZodObject> = { status: RefusalStatus; facts: Facts };

/** The reasons for which a call refuses, by their code. */
export type Refusals = Readonly<Record<string, RefusalKind>>;

export function refusal<Shape extends z.ZodRawShape>(
  status: RefusalStatus,
  facts: Shape,
): RefusalKind<z.ZodObject<Shape>> {
  return { status, facts: z.object(facts) };
}

/** For calls that require a captcha. */
export const CAPTCHA_REFUSALS = {
  /** The shop has no captcha, so nobody can pass it. */
  'captcha-missing': refusal(503, {}),
  'captcha-failed': refusal(422, {}),
};

/** Seconds until the caller may ask again. */
export const RetryAfter = { retryAfter: z.int() };

/** Why the content of a file is refused; `heic`: the picture format of Apple phones. */
export const FileReason = z.enum(['not-a-picture', 'not-a-pdf', 'not-a-picture-or-pdf', 'heic', 'broken']);
export type FileReason = z.infer<typeof FileReason>;

/** Why attached files are refused; `name`: of the first bad one. */
export const FILE_REFUSALS = {
  /** `most`: the file limit of the kind of request. */
  'too-many-files': refusal(422, { most: z.int() }),
  'file-too-large': refusal(422, { name: z.string(), megabytes: z.number() }),
  'file-empty': refusal(422, { name: z.string() }),
  'file-refused': refusal(422, { name: z.string(), why: FileReason }),
};
