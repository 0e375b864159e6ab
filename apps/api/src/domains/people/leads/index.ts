export { leadLinks } from './lead-links.ts';
export { endSubscription } from './newsletter/end-subscription.ts';
export { LEAD_EVENTS } from './letters/lead-events.ts';
export type { LeadEvents } from './letters/lead-events.ts';
