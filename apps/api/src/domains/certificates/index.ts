export {
  activateCertificates,
  holdCertificates,
  newCertificateCode,
  voidCertificates,
} from './certificates.ts';
