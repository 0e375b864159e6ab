export { consentWrite, recordConsents } from './record-consents.ts';
