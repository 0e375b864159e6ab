export { giveBackHeld, giveBackRefunded, holdCertificate, lockCertificates } from './certificates.ts';
