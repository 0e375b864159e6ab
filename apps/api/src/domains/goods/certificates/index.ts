export { appliedRead, endAppliedWrite, findNamed } from './applied/applied.ts';
export { certificateSecrets } from './codes/secrets.ts';
export {
  giveBackHeld,
  giveBackRefunded,
  holdCertificate,
  lockCertificates,
  lockToGiveBack,
} from './ledger/pay-with.ts';
export { findOwnGift } from './ordered/own-gift.ts';
export { findNotVoid, holdGifts, payGifts, voidUnused } from './ordered/states.ts';
export { CERTIFICATE_EVENTS } from './sending/certificate-events.ts';
export type { CertificateEvents } from './sending/certificate-events.ts';
