export { giveBackHeld, giveBackRefunded, holdCertificate, lockCertificates } from './certificates.ts';
export {
  activateCertificates,
  holdCertificates,
  newCertificateCode,
  voidCertificates,
} from './gift-certificates.ts';
