import { asc, inArray } from 'drizzle-orm';
import { fromDecimalString } from '@yahont/values/money.ts';
import { announceOrder } from '#src/domains/after/announcements/announce-order.ts';
import { announceRefund } from '#src/domains/after/announcements/returns/announce-refund.ts';
import { announceReturn } from '#src/domains/after/announcements/returns/announce-return.ts';
import { getOrderForMessages } from '#src/domains/buying/orders/index.ts';
import {
  carryOutRefund,
  closeSale,
  getRefundForMessages,
  processDueReceipts,
  takeBackAdvance,
} from '#src/domains/buying/payment/index.ts';
import { getReturnForMessages } from '#src/domains/after/returns/index.ts';
import type { Context } from '#src/platform/context.ts';
import type { PayloadOf } from '#src/platform/jobs.ts';
import type { OutboxMessage } from '#src/platform/messages/outbox.ts';
import { outbox } from '#src/platform/messages/outbox.tables.ts';
import type { TestShop } from '../shop.ts';

/** A message to a buyer, without no-break spaces. */
export type Announcement = {
  /** What it is about: the topic and payload of the outbox. */
  topic: string;
  payload: Record<string, unknown>;
  channel: 'sms' | 'mail';
  text: string;
};

/** Runs the jobs about money and messages until nothing waits, as the queue does. Returns what buyers were sent, in order. */
export async function runJobs(shop: TestShop): Promise<Announcement[]> {
  const { db } = shop.context;
  const sent: Announcement[] = [];
  for (;;) {
    const waiting = await db.select().from(outbox).orderBy(asc(outbox.id));
    if (waiting.length === 0) return sent;
    const ids = waiting.map(({ id }) => id);
    await db.delete(outbox).where(inArray(outbox.id, ids));
    for (const { topic, payload } of waiting) {
      const messages = (await JOBS[topic]?.(shop, payload)) ?? [];
      sent.push(...messages.flatMap((message) => toAnnounced(message, { topic, payload })));
    }
    await processDueReceipts(shop.context, shop.payment);
  }
}

type Job = (shop: TestShop, payload: Record<string, unknown>) => Promise<readonly OutboxMessage[] | void>;

/** Jobs about money, and the announcements of orders, returns and refunds. What is not listed says nothing of sums. */
const JOBS: Readonly<Record<string, Job>> = {
  'carry-out-refund': async ({ context, payment }, payload) =>
    carryOutRefund(context, payment, String(payload['refundId'])),
  'take-back-advance': async ({ context, payment }, payload) =>
    takeBackAdvance(context, payment, String(payload['refundId'])),
  'close-sale': async ({ context, payment }, payload) =>
    closeSale(context, payment, Number(payload['orderId'])),
  'order-changed': async (shop, payload) =>
    // safe: rows of a topic have its payload
    announceOrder(shop.context, payload as PayloadOf<'order-changed'>, readers(shop)),
  'return-changed': async (shop, payload) =>
    // safe: rows of a topic have its payload
    announceReturn(shop.context, payload as PayloadOf<'return-changed'>, readers(shop)),
  'refund-sent': async (shop, payload) =>
    // safe: rows of a topic have its payload
    announceRefund(shop.context, payload as PayloadOf<'refund-sent'>, readers(shop)),
};

function readers({ checkout }: TestShop) {
  const { findStore, offsetOfCity } = checkout.orders;
  return {
    readOrder: (ctx: Context, orderId: number) => getOrderForMessages(ctx, { findStore }, orderId),
    readRefund: getRefundForMessages,
    readReturn: (ctx: Context, returnId: number) => getReturnForMessages(ctx, { findStore }, returnId),
    publicUrl: 'https://shop.test',
    offsetOfCity,
    hasPush: async () => false,
  };
}

function toAnnounced(
  { topic, payload }: OutboxMessage,
  about: Pick<Announcement, 'topic' | 'payload'>,
): Announcement[] {
  if ((topic !== 'send-sms' && topic !== 'send-mail') || !('text' in payload)) return [];
  const text = String(payload.text).replaceAll('\u00A0', ' ');
  return [{ ...about, channel: topic === 'send-sms' ? 'sms' : 'mail', text }];
}

/** Every sum of money that a text names, kopecks: «На карту: 36 039,54 ₽». */
export function sumsIn(text: string): number[] {
  return [...text.matchAll(/(\d[\d ]*)(?:,(\d\d))? ₽/g)].map(([, whole = '', cents = '00']) =>
    fromDecimalString(`${whole.replaceAll(' ', '')}.${cents}`),
  );
}

/** What a letter lists: its rows, its total and what comes after it, kopecks by name. Null for one without sums. */
export function listIn(text: string): { rows: number[]; total: number; tenders: number[] } | null {
  const [before, after] = text.split('Итого: ');
  if (before === undefined || after === undefined) return null;
  const [total = '', ...rest] = after.split('\n');
  const rows = before.split('\n').flatMap((line) => (line.includes(' — ') ? sumsIn(line).slice(-1) : []));
  const end = rest.findIndex((line) => !/: [\d ,]+ ₽$/.test(line));
  return {
    rows,
    total: sumsIn(total)[0] ?? 0,
    tenders: rest.slice(0, end === -1 ? rest.length : end).flatMap((line) => sumsIn(line)),
  };
}
