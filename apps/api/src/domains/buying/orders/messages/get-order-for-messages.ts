import type { LineStone } from '@yahont/contracts/stones/line-stone.ts';
import type { Contact } from '@yahont/contracts/checkout/checkout.ts';
import { cityDate, MOSCOW_HOURS } from '@yahont/values/dates/city-time.ts';
import { distinctWorks } from '@yahont/values/works.ts';
import type { LineWork, OrderStatus } from '@yahont/contracts/orders/orders.ts';
import { buyerKindOf } from '@yahont/values/buyer/buyer-kinds.ts';
import type { Company } from '@yahont/contracts/orders/company.ts';
import type { Receiver } from '@yahont/contracts/orders/receiver.ts';
import type { DeliveryKind } from '@yahont/values/delivery-kinds.ts';
import { kopecks, type Kopecks } from '@yahont/values/money.ts';
import type { BackTender } from '@yahont/values/sums/came-back.ts';
import type { PaymentKind } from '@yahont/values/sums/tenders.ts';
import type { Context } from '#src/platform/context.ts';
import { batched } from '#src/platform/database/batched.ts';
import {
  detailsOf,
  LINE_KIND,
  lineWorks,
  unwantedRefusal,
  type ReceiptSubject,
} from '#src/domains/buying/line-kinds/index.ts';
import { findEvents, findLines, findOrderRows, type OrderLineRow, type OrderRow } from '../load-orders.ts';
import { orderNumber } from '../order-number.ts';
import { dueOf, type OrderDeps } from '../orders.mapper.ts';
import { readHandedOver, readReceived, type HandedOver, type Received } from './read-handed-over.ts';
import { paidAndLeft } from '../tenders/money-to-take.ts';
import { findTenders, type TenderRow } from '../tenders/tenders.ts';
import { wantsNoCalls } from '../asked/wants-no-calls.ts';
import { hasVisit, isMissed, mayMoveVisit } from '../visits/may-move.ts';

/** The data that an SMS, an e-mail or a receipt needs about an order. */
export type OrderForMessages = {
  id: number;
  number: string;
  status: OrderStatus;
  accountId: number;
  cityId: number;
  contact: Contact;
  /** Null: the contact person is the buyer. */
  company: Company | null;
  /** Null: the buyer receives it. */
  receiver: Receiver | null;
  /**
   * One per piece and service. `details`: the buyer's options, «размер 17»; `subject`: subject of
   * calculation on a receipt; `total` without its share of the points.
   */
  lines: readonly {
    id: number;
    name: string;
    details: readonly string[];
    subject: ReceiptSubject;
    /** The thing in the picture; null for a service and a gift certificate. */
    skuId: number | null;
    /** The stone that is set into it. */
    stone: LineStone | null;
    bonusDiscount: Kopecks;
    total: Kopecks;
  }[];
  /** The workshop's work before the order is sent, each kind of work once. */
  works: readonly LineWork[];
  deliveryPrice: Kopecks;
  /** Goods less the promo code, plus delivery. */
  total: Kopecks;
  /** The part that is paid with money. */
  due: Kopecks;
  tenders: readonly ({ amount: Kopecks } & BackTender)[];
  /** The part that was handed over, if not the whole order; null: all of it, or nothing yet. */
  handedOver: HandedOver | null;
  /** Transfers of a paid order by invoice; null for every other order. */
  received: Received | null;
  paymentKind: PaymentKind;
  /** The last day on which a transfer by invoice is accepted, in Moscow; null for every other order. */
  payBy: string | null;
  /**
   * An order in several payments: what has arrived, what is left and until when it is held; null for
   * every other order.
   */
  parts: { paid: Kopecks; left: Kopecks; until: Date | null } | null;
  deliveryKind: DeliveryKind;
  /** The carrier; null when the shop delivers. */
  carrier: string | null;
  deliveryAddress: string;
  /** ISO date in the buyer's city. */
  deliveryDate: string;
  /**
   * Hours in which a courier comes, «10:00»; `from` null: any time before `to`. Null: at any time of
   * the day, or not by courier.
   */
  visitHours: { from: string | null; to: string } | null;
  /** Whether the courier met nobody, and the buyer may choose another day on the order's page. */
  canMoveVisit: boolean;
  /** How long the courier waits while the buyer tries on; null: no fitting. */
  fittingMinutes: number | null;
  storeName: string | null;
  /** Until when the order waits in its store; null unless it waits there. */
  storeUntil: Date | null;
  /** Six-digit code to say in the store; null unless the order waits there. */
  pickupCode: string | null;
  isPaid: boolean;
  /** Whether its buyer wrote wishes, or texts for cards and inscriptions. */
  hasWishes: boolean;
  /** The receiver of a gift exchanges it: nothing is written to the buyer. */
  ofGift: boolean;
  /** The other order of the same cart; null: there is none. */
  companionId: number | null;
  /** The buyer wants no calls. */
  noCalls: boolean;
  /**
   * Why its pieces cannot be returned when the buyer changes their mind: each reason once. `all`: no
   * piece can be returned; `none`: every piece can, or there is none.
   */
  kept: { pieces: 'none' | 'some' | 'all'; because: ('made-to-order' | 'company')[] };
  /** Points that were credited for it, without those for returned pieces; 0 before the hand-over. */
  pointsEarned: number;
};

type OrderRead = { row: OrderRow; lines: readonly OrderLineRow[]; tenders: readonly TenderRow[] };

/**
 * An order for internal use, for `orderForMessages`; fails when there is none. Simultaneous reads are
 * combined.
 */
export const readForMessages = batched<number, OrderRead>(async (db, ids) => {
  const [rows, lines, tenders] = await Promise.all([
    findOrderRows(db, ids),
    findLines(db, ids),
    findTenders(db, ids),
  ]);
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  const tendersOf = Map.groupBy(tenders, ({ orderId }) => orderId);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = rowOf.get(id);
    return row
      ? { row, lines: linesOf.get(id) ?? [], tenders: tendersOf.get(id) ?? [] }
      : new Error(`no order ${id}`);
  });
});

/** Reads an order for internal use; must never be returned to a caller. */
export async function getOrderForMessages(
  ctx: Pick<Context, 'db'>,
  deps: Pick<OrderDeps, 'findStore'>,
  orderId: number,
): Promise<OrderForMessages> {
  return orderForMessages(ctx, deps, await readForMessages(ctx.db, orderId));
}

/** The same for an order that has already been read. */
export async function orderForMessages(
  ctx: Pick<Context, 'db'>,
  deps: Pick<OrderDeps, 'findStore'>,
  read: OrderRead,
): Promise<OrderForMessages> {
  const [canMoveVisit, handedOver, received] = await Promise.all([
    isToMove(ctx, read.row),
    readHandedOver(ctx.db, read),
    readReceived(ctx.db, read),
  ]);
  return { ...describeForMessages(deps, { ...read, canMoveVisit }), handedOver, received };
}

/** History is read only where a visit may have been missed. */
async function isToMove({ db }: Pick<Context, 'db'>, row: OrderRow): Promise<boolean> {
  if (row.status !== 'ready' || !hasVisit(row)) return false;
  const events = await findEvents(db, [row.id]);
  return isMissed(row, events) && mayMoveVisit({ row, events }, () => false);
}

function describeForMessages(
  deps: Pick<OrderDeps, 'findStore'>,
  { row, lines, tenders, canMoveVisit }: OrderRead & { canMoveVisit: boolean },
): Omit<OrderForMessages, 'handedOver' | 'received'> {
  return {
    id: row.id,
    number: orderNumber(row.id),
    status: row.status,
    accountId: row.accountId,
    cityId: row.cityId,
    contact: row.contact,
    company: row.company,
    receiver: row.receiver,
    lines: lines.map((line) => ({
      id: line.id,
      name: line.name,
      details: detailsOf(line),
      subject: LINE_KIND[line.kind].receiptSubject,
      skuId: line.skuId,
      stone: line.stone,
      bonusDiscount: kopecks(line.bonusDiscount),
      total: kopecks(line.total),
    })),
    works: worksOf(lines),
    deliveryPrice: kopecks(row.deliveryPrice),
    total: kopecks(row.total),
    due: dueOf(tenders),
    tenders: tenders.map(({ kind, amount, refunded, notTaken }) => ({
      kind,
      amount: kopecks(amount),
      refunded: kopecks(refunded),
      notTaken: kopecks(notTaken),
    })),
    paymentKind: row.paymentKind,
    payBy:
      row.paymentKind === 'invoice' && row.expiresAt !== null ? cityDate(row.expiresAt, MOSCOW_HOURS) : null,
    parts: row.paymentKind === 'parts' ? { ...paidAndLeft(tenders), until: row.expiresAt } : null,
    deliveryKind: row.deliveryKind,
    carrier: row.carrier,
    deliveryAddress: row.deliveryAddress,
    deliveryDate: row.deliveryDate,
    visitHours: row.deliveryTo === null ? null : { from: row.deliveryFrom, to: row.deliveryTo },
    canMoveVisit,
    fittingMinutes: row.fittingMinutes,
    storeName: row.storeId === null ? null : (deps.findStore(row.storeId)?.name ?? null),
    storeUntil: row.storeUntil,
    pickupCode: row.status === 'ready' ? row.pickupCode : null,
    isPaid: row.paidAt !== null,
    hasWishes: row.comment !== '' || lines.some(({ options }) => (options.note ?? '') !== ''),
    companionId: row.companionId,
    noCalls: wantsNoCalls(row),
    ofGift: row.ofGift,
    kept: keptOf(row, lines),
    pointsEarned: row.status === 'completed' ? row.bonusToEarn : 0,
  };
}

function keptOf(row: OrderRow, lines: readonly OrderLineRow[]): OrderForMessages['kept'] {
  const buyer = buyerKindOf(row);
  const pieces = lines.filter(
    ({ kind, parentPosition, back }) =>
      parentPosition === null && back !== 'not-kept' && LINE_KIND[kind].isShipped,
  );
  const refusals = pieces.map(({ kind, position }) => {
    const own = lines.filter(({ parentPosition }) => parentPosition === position);
    return unwantedRefusal({ kind, services: own.flatMap(({ service }) => service ?? []), buyer });
  });
  const because = [...new Set(refusals)].filter((one) => one === 'made-to-order' || one === 'company');
  if (because.length === 0) return { pieces: 'none', because };
  return { pieces: refusals.includes(null) ? 'some' : 'all', because };
}

function worksOf(lines: readonly OrderLineRow[]): LineWork[] {
  return distinctWorks(
    lines
      .filter(({ parentPosition }) => parentPosition === null)
      .flatMap(({ kind, position }) =>
        lineWorks({ kind, services: lines.filter(({ parentPosition }) => parentPosition === position) }),
      ),
  );
}
