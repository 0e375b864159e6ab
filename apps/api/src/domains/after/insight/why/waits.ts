import type { OrderStatus } from '@yahont/contracts/orders/orders.ts';
import type { ReceiptKind, ReceiptState } from '@yahont/contracts/payment/receipts.ts';
import type { ReturnState } from '@yahont/contracts/returns/return-lists.ts';
import { DELIVERY, type DeliveryKind } from '@yahont/values/delivery-kinds.ts';
import type { ShipmentState } from '#src/domains/after/shipments/shipments.tables.ts';
import type { StoryMoney } from './read-money.ts';
import type { StoryMessage } from './read-messages.ts';
import type { StoryThings } from './read-things.ts';

/** The day and the hours that the buyer chose, «10:00». */
type Visit = { day: string; from: string | null; to: string | null };

/** What an order waits for, and until when; several at once are possible. */
export type Wait =
  | { for: 'payment'; until: Date | null; isPartly: boolean }
  /** The term is over, and the schedule that ends such orders has not run. */
  | { for: 'expiry'; since: Date }
  | { for: 'transfer'; payBy: string }
  /** The provider has an attempt and has not said how it ended. */
  | { for: 'provider'; provider: string; since: Date }
  | { for: 'assembling' }
  | { for: 'workshop'; left: number }
  | { for: 'pieces'; onTheirWay: number }
  | { for: 'ready' }
  | { for: 'pick-up'; until: Date | null }
  | { for: 'courier'; visit: Visit }
  | { for: 'hand-over'; visit: Visit }
  | { for: 'carrier'; state: ShipmentState | null; since: Date; problem: string | null }
  | { for: 'return'; id: number; state: ReturnState; since: Date }
  | { for: 'refund'; amount: number; since: Date; attempts: number }
  | { for: 'receipt'; state: ReceiptState; kind: ReceiptKind; since: Date; fault: string | null }
  | { for: 'gift'; until: Date | null }
  | { for: 'failed-message'; topic: string; at: Date | null }
  | { for: 'difference'; kind: string; since: Date };

export type WaitFacts = StoryMoney &
  StoryThings & {
    status: OrderStatus;
    stateSince: Date;
    deliveryKind: DeliveryKind;
    carrier: string | null;
    deliveryDate: string;
    deliveryFrom: string | null;
    deliveryTo: string | null;
    expiresAt: Date | null;
    storeUntil: Date | null;
    /** Works of the workshop that are not finished. */
    worksLeft: number;
    messages: readonly StoryMessage[];
    now: Date;
  };

/** A job ends overdue orders each minute. */
const GRACE_MS = 5 * 60_000;

/** What the order waits for, the step itself first, then what hangs beside it. */
export function waitsOf(facts: WaitFacts): Wait[] {
  return [...STEP[facts.status](facts), ...besides(facts)];
}

const NOTHING = (): Wait[] => [];

const STEP: Readonly<Record<OrderStatus, (facts: WaitFacts) => Wait[]>> = {
  'awaiting-payment': moneyWaits,
  new: (facts) => (isShipped(facts) ? [{ for: 'assembling' }] : []),
  paid: (facts) => (isShipped(facts) ? [{ for: 'assembling' }] : []),
  assembling: (facts) => [...workWaits(facts), ...parcelWaits(facts), { for: 'ready' }],
  ready: (facts) => [...workWaits(facts), ...parcelWaits(facts), collectedOrSent(facts)],
  'in-delivery': (facts) => {
    const parcel = parcelWaits(facts);
    return parcel.length > 0 ? parcel : [{ for: 'hand-over', visit: visitOf(facts) }];
  },
  completed: NOTHING,
  cancelled: NOTHING,
  expired: NOTHING,
  refunded: NOTHING,
};

function isShipped({ deliveryKind }: WaitFacts): boolean {
  return DELIVERY[deliveryKind].isShipped;
}

function moneyWaits({ payments, payBy, tenders, expiresAt, now }: WaitFacts): Wait[] {
  const open = payments
    .filter(({ state }) => ['created', 'pending', 'waiting-for-confirmation'].includes(state))
    .map(({ provider, changedAt }): Wait => ({ for: 'provider', provider, since: changedAt }));
  if (expiresAt !== null && now.getTime() - expiresAt.getTime() > GRACE_MS)
    return [{ for: 'expiry', since: expiresAt }, ...open];
  if (payBy !== null) return [{ for: 'transfer', payBy }, ...open];
  const isPartly = tenders.some(({ state }) => state === 'paid');
  return [{ for: 'payment', until: expiresAt, isPartly }, ...open];
}

function workWaits({ worksLeft, pieces }: WaitFacts): Wait[] {
  const onTheirWay = pieces.filter(({ sentAt }) => sentAt !== null).length;
  return [
    ...(worksLeft > 0 ? [{ for: 'workshop' as const, left: worksLeft }] : []),
    ...(onTheirWay > 0 ? [{ for: 'pieces' as const, onTheirWay }] : []),
  ];
}

function parcelWaits({ parcel, carrier, stateSince }: WaitFacts): Wait[] {
  if (parcel === null)
    return carrier === null ? [] : [{ for: 'carrier', state: null, since: stateSince, problem: null }];
  if (parcel.state === 'elsewhere') return [];
  return [{ for: 'carrier', state: parcel.state, since: parcel.stateSince, problem: parcel.problem }];
}

function collectedOrSent(facts: WaitFacts): Wait {
  return DELIVERY[facts.deliveryKind].isCollected
    ? { for: 'pick-up', until: facts.storeUntil }
    : { for: 'courier', visit: visitOf(facts) };
}

function visitOf({ deliveryDate, deliveryFrom, deliveryTo }: WaitFacts): Visit {
  return { day: deliveryDate, from: deliveryFrom, to: deliveryTo };
}

const ENDED_RETURNS: ReadonlySet<string> = new Set(['refunded', 'refused', 'withdrawn']);

/** What does not stop the order, and still waits for somebody. */
function besides({ returns, refunds, receipts, gifts, messages, differences }: WaitFacts): Wait[] {
  return [
    ...returns
      .filter(({ state }) => !ENDED_RETURNS.has(state))
      .map(({ id, state, changedAt }): Wait => ({ for: 'return', id, state, since: changedAt })),
    ...refunds
      .filter(({ state }) => state === 'pending')
      .map(({ amount, createdAt, parts }): Wait => ({
        for: 'refund',
        amount,
        since: createdAt,
        attempts: Math.max(0, ...parts.map(({ attempt }) => attempt)),
      })),
    ...receipts
      .filter(({ state }) => state !== 'registered')
      .map(({ state, kind, changedAt, fault }): Wait => ({
        for: 'receipt',
        state,
        kind,
        since: changedAt,
        fault,
      })),
    ...gifts
      .filter(
        ({ state, sendAt, sentAt }) =>
          state === 'paid' || (state === 'active' && sendAt !== null && sentAt === null),
      )
      .map(({ sendAt }): Wait => ({ for: 'gift', until: sendAt })),
    ...messages
      .filter(({ state }) => state === 'failed')
      .map(({ topic, at }): Wait => ({ for: 'failed-message', topic, at })),
    ...differences.map(({ kind, since }): Wait => ({ for: 'difference', kind, since })),
  ];
}
