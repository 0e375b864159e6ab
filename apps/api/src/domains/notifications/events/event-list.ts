import type { EventRow } from './event.ts';
import type { EventMap, EventName } from './event-data.ts';
import { ACCOUNT_EVENTS } from './families/account-events.ts';
import { CERTIFICATE_EVENTS } from './families/certificate-events.ts';
import { LEAD_EVENTS } from './families/lead-events.ts';
import { ORDER_EVENTS } from './families/order-events.ts';
import { PAPER_EVENTS } from './families/paper-events.ts';
import { POINTS_EVENTS } from './families/points-events.ts';
import { RECEIVER_EVENTS } from './families/receiver-events.ts';
import { RETURN_EVENTS } from './families/return-events.ts';
import { SECURITY_EVENTS } from './families/security-events.ts';
import { SUPPORT_EVENTS } from './families/support-events.ts';
import { TOPIC_EVENTS } from './families/topic-events.ts';
import { VISIT_EVENTS } from './families/visit-events.ts';

export type EventRows = {
  readonly [E in EventName]: EventRow<EventMap[E]['data'], EventMap[E]['channels']>;
};

/** The registry: an event without a row, or a channel without a template, does not compile. */
export const EVENTS: EventRows = {
  ...ACCOUNT_EVENTS,
  ...SECURITY_EVENTS,
  ...ORDER_EVENTS,
  ...PAPER_EVENTS,
  ...RECEIVER_EVENTS,
  ...RETURN_EVENTS,
  ...CERTIFICATE_EVENTS,
  ...VISIT_EVENTS,
  ...SUPPORT_EVENTS,
  ...LEAD_EVENTS,
  ...POINTS_EVENTS,
  ...TOPIC_EVENTS,
};

// safe: the keys of EventRows are event names
export const EVENT_NAMES = Object.keys(EVENTS) as readonly EventName[];
