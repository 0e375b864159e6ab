export { findConsent } from './find-consent.sql.ts';
export { hasAnswered } from './has-answered.ts';
export { consentWrite, recordConsents } from './record-consents.sql.ts';
export type { ConsentEntry } from './record-consents.sql.ts';
