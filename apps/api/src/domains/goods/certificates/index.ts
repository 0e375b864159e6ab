export { findNamed } from './applied/applied.ts';
export { appliedRead, endAppliedWrite } from './applied/applied.sql.ts';
export { certificateSecrets } from './codes/secrets.ts';
export {
  giveBackHeld,
  giveBackRefunded,
  holdCertificate,
  lockCertificates,
  lockToGiveBack,
} from './ledger/pay-with.ts';
export { findOwnGift } from './ordered/own-gift.ts';
export { findNotVoid, payGifts, voidUnused } from './ordered/states.ts';
export { holdGifts } from './ordered/hold-gifts.sql.ts';
export { CERTIFICATE_EVENTS } from './sending/certificate-events.ts';
export type { CertificateEvents } from './sending/certificate-events.ts';
