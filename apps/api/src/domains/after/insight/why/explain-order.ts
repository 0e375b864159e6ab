import type { Context } from '#src/platform/context.ts';
import { maskRecipient } from '#src/platform/messages/mask-recipient.ts';
import { maskWords } from '#src/platform/text/mask-words.ts';
import { describeOfficeOrder, getOrderRow, orderNumber } from '#src/domains/buying/orders/index.ts';
import { readRuns } from './order-messages.sql.ts';
import { readMessages } from './read-messages.ts';
import { readMoney } from './read-money.ts';
import { readThings } from './read-things.ts';
import { waitsOf, type Wait } from './waits.ts';

export type OrderStory = Awaited<ReturnType<typeof explainOrder>>;

/** The schedules that end each wait. */
const SCHEDULES: Readonly<Partial<Record<Wait['for'], readonly string[]>>> = {
  payment: ['expire-reservations', 'lapse-parts'],
  expiry: ['expire-reservations', 'lapse-parts'],
  transfer: ['expire-reservations', 'remind-of-invoices'],
  provider: ['reconcile-stuck-payments'],
  'pick-up': ['remind-of-storage'],
  carrier: ['register-parcels', 'track-parcels', 'cancel-parcels'],
  refund: ['carry-out-pending-refunds'],
  receipt: ['process-receipts'],
  gift: ['send-certificates'],
};

/**
 * Why an order is where it is: its state, what it waits for, and everything that happened to it and for it. Phones and
 * addresses are masked, names and texts of people are left out. Throws `order-not-found`.
 */
export async function explainOrder({ db, now }: Context, orderId: number) {
  const at = now();
  const { works, due } = await describeOfficeOrder(db, orderId);
  const [row, money, things] = await Promise.all([
    getOrderRow(db, orderId),
    readMoney(db, orderId),
    readThings(db, orderId),
  ]);
  const { contact, receiver } = row;
  const ids = [...money.payments, ...money.refunds, ...things.gifts].map(({ id }) => id);
  const messages = await readMessages(db, {
    orderId,
    ids,
    receivers: [contact.phone, contact.email, receiver?.phone ?? ''].filter((to) => to !== ''),
    steps: things.history.map((step) => step.at),
    now: at,
  });
  const worksLeft = works.filter(({ done }) => done === null).length;
  const waits = waitsOf({ ...row, ...money, ...things, worksLeft, messages, now: at });
  const schedules = [...new Set(waits.flatMap((wait) => SCHEDULES[wait.for] ?? []))];
  const { parcel } = things;
  return {
    number: orderNumber(orderId),
    status: row.status,
    since: row.stateSince,
    createdAt: row.createdAt,
    total: row.total,
    due,
    paidAt: row.paidAt,
    paymentKind: row.paymentKind,
    deliveryKind: row.deliveryKind,
    carrier: row.carrier,
    trackNumber: row.trackNumber,
    buyer: contact.phone === '' ? null : maskRecipient(contact.phone),
    companion: row.companionId === null ? null : orderNumber(row.companionId),
    waits: waits.map(withMaskedWords),
    ...money,
    receipts: money.receipts.map((receipt) => ({ ...receipt, fault: masked(receipt.fault) })),
    ...things,
    parcel: parcel && { ...parcel, problem: masked(parcel.problem) },
    messages,
    schedules: await readRuns(db, schedules),
    readAt: at,
  };
}

function withMaskedWords(wait: Wait): Wait {
  if ('problem' in wait) return { ...wait, problem: masked(wait.problem) };
  return 'fault' in wait ? { ...wait, fault: masked(wait.fault) } : wait;
}

function masked(text: string | null): string | null {
  return text === null ? null : maskWords(text);
}
