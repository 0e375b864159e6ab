export { courierDates, courierQuote } from './courier.ts';
export type { CourierQuote } from './courier.ts';
export { pickupDate } from './pickup-date.ts';
export type { PickupPlace } from './pickup-date.ts';
