export { finishVisitBySale, lockAppointment, lockVisitForSale, reopenVisit } from './holds/visit-of-sale.ts';
export type { VisitOfSale } from './holds/visit-of-sale.ts';
export { visitLinks } from './visits/visit-links.ts';
export { VISIT_EVENTS } from './sending/visit-events.ts';
export type { VisitEvents } from './sending/visit-events.ts';
