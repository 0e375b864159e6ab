export { courierDates, courierQuote } from './courier.ts';
export { pickupDate } from './pickup-date.ts';
