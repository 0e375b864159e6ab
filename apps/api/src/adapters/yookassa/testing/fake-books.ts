import { randomUUID } from 'node:crypto';
import {
  fromDecimalString,
  kopecks,
  sumKopecks,
  toDecimalString,
  type Kopecks,
} from '@yahont/values/money.ts';
import { z } from 'zod';

const Amount = z.object({ value: z.string(), currency: z.literal('RUB') });
type Amount = z.infer<typeof Amount>;

const Item = z.object({
  description: z.string().min(1).max(128),
  quantity: z.string().regex(/^[1-9]\d*\.00$/),
  amount: Amount,
  vat_code: z.int().min(1).max(12),
  payment_mode: z.enum(['full_prepayment', 'partial_prepayment', 'advance', 'full_payment']),
  payment_subject: z.enum(['commodity', 'service', 'payment']),
});
/** «Чеки от ЮKassa» takes so many rows. */
const ReceiptBody = z.object({ customer: z.looseObject({}), items: z.array(Item).min(1).max(80) });

const PaymentBody = z.object({
  amount: Amount,
  capture: z.boolean(),
  payment_method_data: z.object({ type: z.enum(['bank_card', 'sbp', 'sberbank']) }).optional(),
  payment_method_id: z.string().optional(),
  save_payment_method: z.literal(true).optional(),
  confirmation: z.object({ type: z.literal('redirect'), return_url: z.string() }),
  description: z.string().max(128),
  metadata: z.record(z.string(), z.string()),
  receipt: ReceiptBody,
});
const MoneyBody = z.object({ amount: Amount, receipt: ReceiptBody });
const RefundBody = MoneyBody.extend({ payment_id: z.string() });
const SetOff = ReceiptBody.extend({
  send: z.literal(true),
  settlements: z.array(z.object({ type: z.literal('prepayment'), amount: Amount })).min(1),
});
/** Set off body of a hand-over, or of an advance that lives again. */
const SetOffBody = z.discriminatedUnion('type', [
  SetOff.extend({ type: z.literal('payment'), payment_id: z.string() }),
  SetOff.extend({ type: z.literal('refund'), refund_id: z.string() }),
]);

export type FakeCard = { last4: string; expiry_year: string; expiry_month: string; card_type: string };
/** Outcome of a payment by a saved card; any other word is the reason for a cancellation. */
export type FakeMethod = {
  card: FakeCard;
  outcome: 'pays' | 'asks' | 'unknown' | (string & {});
  /** Its bank knows no holds: the money is taken as soon as the shopper confirms. */
  takesAtOnce?: boolean;
};

const CARD: FakeCard = { last4: '4242', expiry_year: '2029', expiry_month: '09', card_type: 'Mir' };

export type FakePayment = {
  id: string;
  status: 'pending' | 'waiting_for_capture' | 'succeeded' | 'canceled';
  amount: Amount;
  created_at: string;
  description: string;
  metadata: Record<string, string>;
  confirmation?: { type: string; confirmation_url: string };
  cancellation_details?: { party: string; reason: string };
  expires_at?: string;
  payment_method?: { type: string; id: string; saved: boolean; card?: FakeCard };
};
export type FakeRefund = {
  id: string;
  status: 'pending' | 'succeeded' | 'canceled';
  payment_id: string;
  amount: Amount;
  created_at: string;
};
export type FakeReceipt = {
  id: string;
  type: 'payment' | 'refund';
  payment_id: string;
  /** Set only on the receipt of a refund. */
  refund_id?: string;
  status: 'pending' | 'succeeded' | 'canceled';
  items: z.infer<typeof Item>[];
  settlements: { type: string; amount: Amount }[];
  fiscal_document_number?: string;
  fiscal_storage_number?: string;
  fiscal_attribute?: string;
  registered_at?: string;
};

export type Answer = { status: number; body: object };

const HOLD_MS = 7 * 86_400_000;

export type FakeBooks = ReturnType<typeof openFakeBooks>;

/** YooKassa's own ledger: what it took and gave back, and what the tax service has. It refuses what YooKassa refuses. */
export function openFakeBooks(now: () => Date) {
  const payments = new Map<string, FakePayment>();
  const isOneStage = new Set<string>();
  const methods = new Map<string, FakeMethod>();
  /** Ids of the methods that payments save, by payment. */
  const saving = new Map<string, string>();
  const ofPayment = new Map<string, z.infer<typeof ReceiptBody>>();
  const refunds: FakeRefund[] = [];
  const ofRefund = new Map<string, z.infer<typeof ReceiptBody>>();
  /** What is not over at once. */
  const later = { refunds: false };
  const receipts: FakeReceipt[] = [];

  const register = (
    type: FakeReceipt['type'],
    about: Pick<FakeReceipt, 'payment_id' | 'refund_id' | 'items' | 'settlements'>,
  ): FakeReceipt => {
    const receipt: FakeReceipt = { id: randomUUID(), type, status: 'pending', ...about };
    receipts.push(receipt);
    return receipt;
  };
  const take = (payment: FakePayment, { items }: z.infer<typeof ReceiptBody>): void => {
    payment.status = 'succeeded';
    delete payment.expires_at;
    const settlements = [{ type: 'cashless', amount: payment.amount }];
    register('payment', { payment_id: payment.id, items, settlements });
  };
  const givenBack = (id: string): Kopecks =>
    sumKopecks(
      refunds
        .filter(({ payment_id, status }) => payment_id === id && status !== 'canceled')
        .map(({ amount }) => sumOf(amount)),
    );

  const begin = (body: unknown): Answer => {
    const parsed = PaymentBody.safeParse(body);
    if (!parsed.success) return invalid(parsed.error.message);
    const { amount, capture, description, metadata, receipt, payment_method_data, ...method } = parsed.data;
    const { payment_method_id: methodId, save_payment_method: saves = false } = method;
    if ((methodId === undefined) === (payment_method_data === undefined)) return invalid('one method');
    if (saves && payment_method_data?.type !== 'bank_card') return invalid('nothing to save');
    const saved = methodId === undefined ? undefined : methods.get(methodId);
    if (methodId !== undefined && (!saved || saved.outcome === 'unknown'))
      return invalid(`No method ${methodId}`, 'payment_method_id');
    if (!fits(receipt, amount)) return invalid('receipt.items do not add up to the amount');
    if (!capture && payment_method_data?.type === 'sbp') return invalid('sbp is one-stage');
    const id = randomUUID();
    const payment: FakePayment = {
      id,
      status: 'pending',
      amount,
      description,
      metadata,
      created_at: now().toISOString(),
      confirmation: { type: 'redirect', confirmation_url: `https://yoomoney.test/checkout/${id}` },
    };
    payments.set(id, payment);
    if (capture) isOneStage.add(id);
    ofPayment.set(id, receipt);
    if (saves) saving.set(id, randomUUID());
    if (methodId !== undefined && saved) charge(payment, methodId, saved);
    return ok(payment);
  };

  /** A payment by a saved card needs no page unless its bank asks. */
  const charge = (payment: FakePayment, id: string, { card, outcome, takesAtOnce }: FakeMethod): void => {
    if (takesAtOnce) isOneStage.add(payment.id);
    payment.payment_method = { type: 'bank_card', id, saved: true, card };
    if (outcome === 'asks') return;
    delete payment.confirmation;
    if (outcome === 'pays') pay(payment.id);
    else cancel(payment, outcome);
  };

  /** The buyer pays: the money is taken, or held when the shop asked for that. */
  const pay = (id: string, card: FakeCard = CARD): void => {
    const payment = payments.get(id);
    const receipt = ofPayment.get(id);
    if (payment?.status !== 'pending' || !receipt) return;
    const saved = saving.get(id);
    payment.payment_method ??= { type: 'bank_card', id: saved ?? id, saved: saved !== undefined, card };
    if (saved !== undefined) methods.set(saved, { card, outcome: 'pays' });
    if (isOneStage.has(id)) return take(payment, receipt);
    payment.status = 'waiting_for_capture';
    payment.expires_at = new Date(now().getTime() + HOLD_MS).toISOString();
  };

  const capture = (payment: FakePayment, body: unknown): Answer => {
    const parsed = MoneyBody.safeParse(body);
    if (!parsed.success) return invalid(parsed.error.message);
    if (payment.status !== 'waiting_for_capture') return invalid('Payment cannot be captured');
    const { amount, receipt } = parsed.data;
    if (sumOf(amount) > sumOf(payment.amount)) return invalid('more than is held');
    if (!fits(receipt, amount)) return invalid('receipt.items do not add up to the amount');
    payment.amount = amount;
    take(payment, receipt);
    return ok(payment);
  };

  const cancel = (payment: FakePayment, reason: string): void => {
    payment.status = 'canceled';
    payment.cancellation_details = { party: 'payment_network', reason };
    delete payment.expires_at;
  };

  const refund = (body: unknown): Answer => {
    const parsed = RefundBody.safeParse(body);
    if (!parsed.success) return invalid(parsed.error.message);
    const { payment_id, amount, receipt } = parsed.data;
    const payment = payments.get(payment_id);
    if (payment?.status !== 'succeeded') return invalid('Payment is not succeeded');
    if (sumOf(amount) > sumOf(payment.amount) - givenBack(payment_id)) return invalid('more than was paid');
    if (!fits(receipt, amount)) return invalid('receipt.items do not add up to the amount');
    const made: FakeRefund = {
      id: randomUUID(),
      status: 'pending',
      payment_id,
      amount,
      created_at: now().toISOString(),
    };
    refunds.push(made);
    ofRefund.set(made.id, receipt);
    if (!later.refunds) endRefund(made, 'succeeded');
    return ok(made);
  };

  const endRefund = (refund: FakeRefund, status: 'succeeded' | 'canceled'): void => {
    const receipt = ofRefund.get(refund.id);
    if (refund.status !== 'pending' || !receipt) return;
    refund.status = status;
    if (status === 'canceled') return;
    const settlements = [{ type: 'cashless', amount: refund.amount }];
    const { id: refund_id, payment_id } = refund;
    register('refund', { payment_id, refund_id, items: receipt.items, settlements });
  };

  const close = (body: unknown): Answer => {
    const parsed = SetOffBody.safeParse(body);
    if (!parsed.success) return invalid(parsed.error.message);
    const { data } = parsed;
    const { items, settlements } = data;
    const settled = sumKopecks(settlements.map(({ amount }) => sumOf(amount)));
    if (settled !== sumOfItems(items)) return invalid('settlements do not add up to the items');
    if (data.type === 'refund') {
      const of = refunds.find(({ id }) => id === data.refund_id);
      if (of?.status !== 'succeeded') return invalid('Refund is not succeeded');
      const { id: refund_id, payment_id } = of;
      return ok(register('refund', { payment_id, refund_id, items, settlements }));
    }
    const { payment_id } = data;
    if (payments.get(payment_id)?.status !== 'succeeded') return invalid('Payment is not succeeded');
    return ok(register('payment', { payment_id, items, settlements }));
  };

  return {
    payments,
    refunds,
    receipts,
    begin,
    capture,
    cancel,
    refund,
    later,
    endRefund,
    /** Finishes pending refunds and receipts. */
    endRefunds: (status: 'succeeded' | 'canceled'): void => {
      for (const refund of refunds) endRefund(refund, status);
    },
    close,
    givenBack,
    methods,
    pay,
    /** No receipt of a refund can be registered: those that wait are cancelled. */
    refuseRefundReceipts: (): void => {
      for (const receipt of receipts)
        if (receipt.type === 'refund' && receipt.status === 'pending') receipt.status = 'canceled';
    },
    /** The tax service confirms every receipt that waits. */
    fiscalise: (): void => {
      for (const [index, receipt] of receipts.entries()) {
        if (receipt.status !== 'pending') continue;
        receipt.status = 'succeeded';
        receipt.fiscal_document_number = String(3986 + index);
        receipt.fiscal_storage_number = '9288000100115785';
        receipt.fiscal_attribute = String(2617603921 + index);
        receipt.registered_at = now().toISOString();
      }
    },
  };
}

export function ok(body: object): Answer {
  return { status: 200, body };
}

export function failure(status: number, code: string, description: string): Answer {
  return { status, body: { type: 'error', id: randomUUID(), code, description } };
}

export function invalid(description: string, parameter?: string): Answer {
  const { status, body } = failure(400, 'invalid_request', description);
  return { status, body: parameter === undefined ? body : { ...body, parameter } };
}

/** Kopecks. */
export function sumOf({ value }: Amount): Kopecks {
  return fromDecimalString(value);
}

export function sumOfItems(items: readonly { amount: Amount; quantity: string }[]): Kopecks {
  return sumKopecks(items.map(({ amount, quantity }) => kopecks(sumOf(amount) * Number(quantity))));
}

function fits({ items }: z.infer<typeof ReceiptBody>, amount: Amount): boolean {
  return toDecimalString(kopecks(sumOfItems(items))) === amount.value;
}
