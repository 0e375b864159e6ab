export { finishVisitBySale, lockAppointment, lockVisitForSale, reopenVisit } from './holds/visit-of-sale.ts';
export type { VisitOfSale } from './holds/visit-of-sale.ts';
export { visitLinks } from './visits/visit-links.ts';
