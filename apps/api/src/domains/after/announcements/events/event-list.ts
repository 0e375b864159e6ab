import {
  ACCOUNT_EVENTS,
  SECURITY_EVENTS,
  type AccountEvents,
  type SecurityEvents,
} from '#src/domains/people/accounts/index.ts';
import { VISIT_EVENTS, type VisitEvents } from '#src/domains/after/appointments/index.ts';
import { GIFT_EVENTS, type GiftEvents } from '#src/domains/after/gift-receipt/index.ts';
import { HOLD_EVENTS, type HoldEvents } from '#src/domains/after/holds/index.ts';
import { BELL_EVENTS, type BellEvents } from '#src/domains/after/bells/index.ts';
import { REVIEW_EVENTS, type ReviewEvents } from '#src/domains/after/reviews/index.ts';
import { QUESTION_EVENTS, type QuestionEvents } from '#src/domains/after/product-questions/index.ts';
import { CERTIFICATE_EVENTS, type CertificateEvents } from '#src/domains/goods/certificates/index.ts';
import { LIST_EVENTS, type ListEvents } from '#src/domains/buying/lists/index.ts';
import { REMINDER_EVENTS, type ReminderEvents } from '#src/domains/people/close-people/index.ts';
import { LEAD_EVENTS, type LeadEvents } from '#src/domains/people/leads/index.ts';
import type { AnyEvent, EventsOf } from '#src/domains/messages/notifications/index.ts';
import { PAPER_EVENTS, type PaperEvents } from '#src/domains/buying/papers/index.ts';
import { ERASURE_EVENTS, type ErasureEvents } from '#src/domains/people/privacy/index.ts';
import { SUPPORT_EVENTS, type SupportEvents } from '#src/domains/after/support/index.ts';
import { ORDER_EVENTS, type OrderEvents } from './families/order-events.ts';
import { POINTS_EVENTS, type PointsEvents } from './families/points-events.ts';
import { RECEIVER_EVENTS, type ReceiverEvents } from './families/receiver-events.ts';
import { RETURN_EVENTS, type ReturnEvents } from './families/return-events.ts';
import { TOPIC_EVENTS, type TopicEvents } from './families/topic-events.ts';

/** By name: the data that an event's templates need, and its channels. */
type EventMap = AccountEvents &
  SecurityEvents &
  ErasureEvents &
  OrderEvents &
  PaperEvents &
  ReceiverEvents &
  ReturnEvents &
  CertificateEvents &
  VisitEvents &
  HoldEvents &
  GiftEvents &
  SupportEvents &
  LeadEvents &
  BellEvents &
  ListEvents &
  ReminderEvents &
  QuestionEvents &
  ReviewEvents &
  PointsEvents &
  TopicEvents;

export type EventName = keyof EventMap;
export type DataOf<E extends EventName> = EventMap[E]['data'];

/** Every event that the shop notifies a person of. */
const EVENTS: EventsOf<EventMap> = {
  ...ACCOUNT_EVENTS,
  ...SECURITY_EVENTS,
  ...ERASURE_EVENTS,
  ...ORDER_EVENTS,
  ...PAPER_EVENTS,
  ...RECEIVER_EVENTS,
  ...RETURN_EVENTS,
  ...CERTIFICATE_EVENTS,
  ...VISIT_EVENTS,
  ...HOLD_EVENTS,
  ...GIFT_EVENTS,
  ...SUPPORT_EVENTS,
  ...LEAD_EVENTS,
  ...BELL_EVENTS,
  ...LIST_EVENTS,
  ...REMINDER_EVENTS,
  ...QUESTION_EVENTS,
  ...REVIEW_EVENTS,
  ...POINTS_EVENTS,
  ...TOPIC_EVENTS,
};

// safe: the keys of EventsOf are event names
export const EVENT_NAMES = Object.keys(EVENTS) as readonly EventName[];

const OF_ANY_CHANNEL: { readonly [E in EventName]: AnyEvent<DataOf<E>> } = EVENTS;

/** An event for code that does not know which channels it has. */
export function eventOf<E extends EventName>(name: E): AnyEvent<DataOf<E>> {
  return OF_ANY_CHANNEL[name];
}

/** The events about an order and its receiver. */
export function orderEventNames(): string[] {
  return [...Object.keys(ORDER_EVENTS), ...Object.keys(RECEIVER_EVENTS)];
}
