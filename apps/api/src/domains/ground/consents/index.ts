export { findConsent } from './find-consent.ts';
export { hasAnswered } from './has-answered.ts';
export { consentWrite, recordConsents } from './record-consents.ts';
export type { ConsentEntry } from './record-consents.ts';
