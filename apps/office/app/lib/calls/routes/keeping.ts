import type { listBellDemand as demand } from '@yahont/contracts/office/bell-demand.ts';
import type {
  findOfficeCertificates as find,
  getOfficeCertificate as certificate,
  sendOfficeCertificateAgain as again,
} from '@yahont/contracts/office/certificates.ts';
import type {
  cancelHold as cancel,
  listOfficeHolds as holds,
  noteHoldReady as ready,
} from '@yahont/contracts/office/holds.ts';
import { route } from '../route.ts';

export const findCertificates = route<typeof find>('GET', '/office/api/certificates');
export const getCertificate = route<typeof certificate>('GET', '/office/api/certificates/{id}');
export const sendCertificateAgain = route<typeof again>('POST', '/office/api/certificates/{id}/send-again');
export const listHolds = route<typeof holds>('GET', '/office/api/holds');
export const noteHoldReady = route<typeof ready>('POST', '/office/api/holds/{id}/ready');
export const cancelHold = route<typeof cancel>('POST', '/office/api/holds/{id}/cancel');
export const listBellDemand = route<typeof demand>('GET', '/office/api/bells/demand');
