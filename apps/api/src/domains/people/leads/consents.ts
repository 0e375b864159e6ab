import type { SQL } from 'drizzle-orm';
import { CONSENT_DOCUMENT } from '@yahont/contracts/leads/leads.ts';
import { publishedVersion } from '#src/domains/ground/documents/index.ts';
import type { Context } from '#src/platform/context.ts';

type Consent = { consentDocument: string; consentVersion: SQL<string>; consentHash: SQL<string> };

/** The consent for a row to be written: the text on personal data published at that moment. */
export function consentNow(): Consent {
  const { version, hash } = publishedVersion({ kind: 'page', address: CONSENT_DOCUMENT });
  return { consentDocument: CONSENT_DOCUMENT, consentVersion: version, consentHash: hash };
}

/** Logs a consent to a missing text: the request is stored, and somebody has to publish the text. */
export function noteMissingText(
  { log }: Pick<Context, 'log'>,
  { consentVersion }: { consentVersion: string },
): void {
  if (consentVersion === '')
    log.error({ text: CONSENT_DOCUMENT }, 'a consent names a text that is not published');
}
