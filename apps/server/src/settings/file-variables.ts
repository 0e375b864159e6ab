import { z } from 'zod';
import { address } from './payment-variables.ts';

/** Variables of the account at S3; without them files are in DATA_DIR. */
export const fileVariables = {
  /** Scheme and host of a service that speaks S3's protocol; Amazon's own without it. */
  S3_ENDPOINT: address.optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z\d-]{2,40}$/, 'a region like ru-central1')
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'a name of 3 to 63 small letters, digits, dots and hyphens')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** Begins every key, so that several shops may share a bucket. */
  S3_PREFIX: z
    .string()
    .regex(/^[\w-]+(?:\/[\w-]+)*$/, 'names like shop or shop/test')
    .max(100)
    .optional(),
};

/** All of them are set, or none. */
const ACCOUNT = ['S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** Refuses an account with a part missing: files would be written where nobody looks for them. */
export function checkFiles(variables: Readonly<Record<string, unknown>>, context: z.RefinementCtx): void {
  const given = Object.keys(fileVariables).find((name) => variables[name] !== undefined);
  if (given === undefined) return;
  for (const name of ACCOUNT) {
    if (variables[name] === undefined)
      context.addIssue({ code: 'custom', path: [name], message: `is needed with ${given}` });
  }
}
