import { shownEmail } from '#src/platform/text/shown-email.ts';
import type { Order, OrderLine, OrderSummary, Tender } from '@yahont/contracts/orders/orders.ts';
import { kopecks, sumKopecks, type Kopecks } from '@yahont/values/money.ts';
import { isBalance } from '@yahont/values/sums/tenders.ts';
import { deliveryOf, type DeliveryDeps } from './delivery/ordered-delivery.ts';
import type { OrderEventRow, OrderLineRow, OrderRow } from './load-orders.ts';
import { pictureOfLine, type OfferedSku } from '#src/domains/goods/catalogue/index.ts';
import { detailsOf, LINE_KIND, lineWorks } from '#src/domains/buying/line-kinds/index.ts';
import { lineUrl } from '#src/domains/goods/stones/index.ts';
import { orderNumber } from './order-number.ts';
import type { TenderRow } from './tenders/tenders.ts';
import { isCancellable, isPayable } from './order-states.ts';
import { wantsNoCalls } from './asked/wants-no-calls.ts';
import { mayMoveVisit } from './visits/may-move.ts';

/** Data that an order shows besides its own rows: current data of its products and its store. */
export type OrderDeps = DeliveryDeps & {
  /** Whether couriers and stores accept cards at the hand-over. */
  cardOnReceipt: boolean;
  /** Undefined for a product that is no longer on sale. */
  findSku: (skuId: number) => Pick<OfferedSku, 'url' | 'picture' | 'seat'> | undefined;
  /** Whether the route of a courier's visit is already planned; then its buyer cannot move it. */
  isRouted: (visit: Pick<OrderRow, 'cityId' | 'deliveryZone' | 'deliveryDate'>, now: Date) => boolean;
};

type OrderParts = {
  row: OrderRow;
  lines: readonly OrderLineRow[];
  tenders: readonly TenderRow[];
  events: readonly OrderEventRow[];
  /** The other order of the same cart. */
  companion: CompanionParts | null;
  now: Date;
};

export type CompanionParts = Pick<OrderParts, 'row' | 'lines' | 'tenders' | 'events'>;

export function toOrder({ row, lines, tenders, events, companion, now }: OrderParts, deps: OrderDeps): Order {
  return {
    id: row.id,
    number: orderNumber(row.id),
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    lines: lines
      .filter(({ parentPosition }) => parentPosition === null)
      .map((line) => toLine(line, lines, deps)),
    goods: kopecks(row.goods),
    promoDiscount: kopecks(row.promoDiscount),
    setDiscount: sumKopecks(lines.map((line) => kopecks(line.setDiscount))),
    deliveryPrice: kopecks(row.deliveryPrice),
    total: kopecks(row.total),
    tenders: tenders.map(toTender),
    due: dueOf(tenders),
    bonusToEarn: NEVER_EARNS.includes(row.status) ? 0 : row.bonusToEarn,
    paymentKind: row.paymentKind,
    cardOnReceipt: deps.cardOnReceipt,
    isPaid: row.paidAt !== null,
    lastNote: events.at(-1)?.note ?? null,
    wasHandedOver: wasHandedOver(events),
    contact: {
      name: row.contact.name,
      lastName: row.contact.lastName,
      surName: row.contact.surName,
      phone: row.contact.phone,
      email: shownEmail(row.contact.email),
    },
    company: row.company,
    receiver: row.receiver,
    delivery: deliveryOf(row, deps),
    comment: row.comment,
    noCalls: wantsNoCalls(row),
    hidesPrice: row.hidesPrice,
    history: events.map(({ status, at, note }) => ({ status, at: at.toISOString(), note })),
    canCancel: isCancellable(row.status),
    canPay: isPayable(row, now),
    pickupCode: row.status === 'ready' ? row.pickupCode : null,
    companion: companion === null ? null : toSummary({ ...companion, now }, deps),
  };
}

export function toSummary(
  { row, lines, tenders, events, now }: CompanionParts & Pick<OrderParts, 'now'>,
  deps: OrderDeps,
): OrderSummary {
  const goods = lines.filter(({ parentPosition }) => parentPosition === null);
  return {
    id: row.id,
    number: orderNumber(row.id),
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    total: kopecks(row.total),
    tenders: tenders.map(toTender),
    isPaid: row.paidAt !== null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    lastNote: events.at(-1)?.note ?? null,
    wasHandedOver: wasHandedOver(events),
    canCancel: isCancellable(row.status),
    canPay: isPayable(row, now),
    delivery: deliveryOf(row, deps),
    canMoveVisit: mayMoveVisit({ row, events }, (visit) => deps.isRouted(visit, now)),
    things: goods.map((line) => ({ name: line.name, ...lookOf(line, deps) })),
  };
}

/** Orders that ended without a hand-over earn nothing, whatever was promised. */
const NEVER_EARNS: readonly OrderRow['status'][] = ['cancelled', 'expired'];

/** The part of an order that is paid with money: not points, not certificates. Kopecks. */
export function dueOf(tenders: readonly Pick<TenderRow, 'kind' | 'amount'>[]): Kopecks {
  return sumKopecks(tenders.flatMap(({ kind, amount }) => (isBalance(kind) ? [] : [kopecks(amount)])));
}

function wasHandedOver(events: OrderParts['events']): boolean {
  return events.some(({ status }) => status === 'completed');
}

export function toTender({ kind, amount, state, refunded, notTaken, byCard }: TenderRow): Tender {
  return {
    kind,
    amount: kopecks(amount),
    state,
    refunded: kopecks(refunded),
    notTaken: kopecks(notTaken),
    ...(byCard ? { byCard } : {}),
  };
}

function skuOf({ skuId }: OrderLineRow, deps: OrderDeps): ReturnType<OrderDeps['findSku']> {
  return skuId === null ? undefined : deps.findSku(skuId);
}

/** What a line's picture shows. */
function lookOf(line: OrderLineRow, deps: OrderDeps): Pick<OrderLine, 'picture' | 'stone' | 'gift'> {
  return {
    picture: pictureOfLine(skuOf(line, deps), line.stone),
    stone: line.stone,
    gift: line.options.gift?.design ?? null,
  };
}

function toLine(line: OrderLineRow, lines: readonly OrderLineRow[], deps: OrderDeps): OrderLine {
  const sku = skuOf(line, deps);
  const services = lines.filter(({ parentPosition }) => parentPosition === line.position);
  return {
    id: line.id,
    kind: line.kind,
    productId: line.productId,
    url: urlOf(line, sku),
    name: line.name,
    details: detailsOf(line),
    article: line.article,
    metal: line.metal,
    size: line.size,
    ...lookOf(line, deps),
    uins: line.uins,
    price: kopecks(line.price),
    prices: LINE_KIND[line.kind].prices(line, kopecks(line.price)),
    promoDiscount: kopecks(line.promoDiscount),
    set: setOf(line),
    setDiscount: kopecks(line.setDiscount),
    bonusDiscount: kopecks(line.bonusDiscount),
    total: kopecks(line.total),
    services: services.map(toService),
    back: line.back,
    parts: [...LINE_KIND[line.kind].parts],
    works: lineWorks({ kind: line.kind, services }),
  };
}

function setOf({ setGroup, setName }: OrderLineRow): OrderLine['set'] {
  return setGroup === null || setName === null ? null : { group: setGroup, title: setName };
}

/** The page of the purchase; a stone bought alone has its own page. */
function urlOf({ kind, stone }: OrderLineRow, sku: ReturnType<typeof skuOf>): string {
  return sku?.url ?? (stone === null ? LINE_KIND[kind].page : lineUrl(stone.code, null));
}

function toService(line: OrderLineRow): OrderLine['services'][number] {
  if (line.service === null) throw new Error(`line ${line.id} belongs to another and is no service`);
  return {
    id: line.id,
    service: line.service,
    name: line.name,
    details: LINE_KIND[line.kind].details(line),
    price: kopecks(line.price),
    total: kopecks(line.total),
  };
}
