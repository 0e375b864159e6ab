import { cityDate, MOSCOW_HOURS } from '@yahont/values/dates/city-time.ts';
import { formatDate, type IsoDate } from '@yahont/values/dates/iso-date.ts';
import { DELIVERY } from '@yahont/values/delivery-kinds.ts';
import { formatUin } from '@yahont/values/measures/uin.ts';
import { kopecks, ZERO, type Kopecks } from '@yahont/values/money.ts';
import { mainVatRateOn, sumTaxed, taxed } from '@yahont/values/sums/vat.ts';
import { LINE_KIND } from '#src/domains/buying/line-kinds/index.ts';
import { orderNumber, paidFor, type OrderLineRow } from '#src/domains/buying/orders/index.ts';
import type { InvoiceTerms } from '#src/domains/buying/payment/index.ts';
import type {
  AdvanceContent,
  CorrectionContent,
  PaperReference,
  PaperLine,
  Party,
  TransferContent,
} from './paper-content.ts';
import type { PaperFacts } from './paper-facts.ts';

/** Number and day of the new document. */
type Place = { number: number; date: IsoDate };
type Head = Pick<
  TransferContent,
  'number' | 'date' | 'seller' | 'buyer' | 'vatPercent' | 'signers' | 'isSample'
>;

const dayOf = (at: Date): IsoDate => cityDate(at, MOSCOW_HOURS);

/** @param amount the part of the transfer that pays for the order */
export function advanceContent(
  facts: PaperFacts,
  terms: InvoiceTerms,
  { transfer, amount, ...place }: Place & { transfer: PaperFacts['transfers'][number]; amount: Kopecks },
): AdvanceContent {
  // Staff may record it later than the bank received it. A day before the order is a typing mistake,
  // and its tax rate may be unknown.
  const ordered = dayOf(facts.order.createdAt);
  const taxedOn = transfer.paidOn < ordered ? ordered : transfer.paidOn;
  const head = headOf(facts, terms, { ...place, taxedOn });
  return {
    ...head,
    kind: 'advance',
    name: `Предварительная оплата: ювелирные изделия по заказу № ${orderNumber(facts.order.id)}`,
    sum: taxed(amount, head.vatPercent),
    payment: { number: transfer.number, date: transfer.paidOn },
  };
}

export function transferContent(
  facts: PaperFacts,
  terms: InvoiceTerms,
  { handOver, ...place }: Place & { handOver: NonNullable<PaperFacts['handOver']> },
): TransferContent {
  const { order, invoice, power, papers } = facts;
  const received = dayOf(handOver.at);
  const isBrought = order.carrier !== null;
  const shipped = isBrought && handOver.sentAt !== null ? dayOf(handOver.sentAt) : received;
  const head = headOf(facts, terms, { ...place, taxedOn: shipped });
  const lines = soldLines(facts, handOver, head.vatPercent);
  return {
    ...head,
    kind: 'transfer',
    lines,
    sum: sumTaxed(lines),
    consignee: lines.some(({ isPiece }) => isPiece) ? consigneeOf(facts) : null,
    payments: facts.transfers
      .filter(({ way, createdAt }) => way === 'in' && createdAt <= handOver.at)
      .map(({ number, paidOn }) => ({ number, date: paidOn })),
    advances: papers.flatMap(({ kind, number, issuedOn }): PaperReference[] =>
      kind === 'advance' ? [{ number: String(number), date: issuedOn }] : [],
    ),
    basis: basisOf(facts, invoice),
    transport: isBrought
      ? `Перевозчик: ${CARRIER_NAMES[order.carrier ?? ''] ?? order.carrier}${trackOf(order)}`
      : '',
    shippedOn: shipped,
    receivedOn: received,
    releasedBy: handOver.staffName ?? '',
    receivedBy: receivedBy(facts, power, received),
  };
}

export function correctionContent(
  facts: PaperFacts,
  terms: InvoiceTerms,
  { corrected, back, ...place }: Place & { corrected: TransferContent; back: PaperFacts['backs'][number] },
): CorrectionContent {
  const { vatPercent } = corrected;
  const lines = [
    ...facts.lines.filter(({ id }) => back.lineIds.has(id)).map((line) => lineOf(line, vatPercent)),
    ...deliveryLines(back.delivery, vatPercent),
  ];
  return {
    ...headOf(facts, terms, { ...place, taxedOn: null }),
    // The price changes, but the tax rate is that of the hand-over's day.
    vatPercent,
    kind: 'correction',
    of: { number: String(corrected.number), date: corrected.date },
    lines,
    sum: sumTaxed(lines),
    basis: `Возврат изделий по заказу № ${orderNumber(facts.order.id)}`,
  };
}

function headOf(
  { order, invoice }: PaperFacts,
  terms: InvoiceTerms,
  { number, date, taxedOn }: Place & { taxedOn: IsoDate | null },
): Head {
  const { name, inn, kpp, address, isSample } = invoice?.seller ?? terms.seller;
  const buyer: Party = order.company ?? { name: '', inn: '', kpp: '', address: '' };
  return {
    number,
    date,
    seller: { name, inn, kpp, address },
    buyer: { name: buyer.name, inn: buyer.inn, kpp: buyer.kpp, address: buyer.address },
    vatPercent: taxedOn !== null && terms.hasVat ? mainVatRateOn(taxedOn) : null,
    signers: terms.signers ?? { head: '', accountant: '' },
    isSample,
  };
}

/**
 * What the buyer received: without lines cancelled before or rejected at the door, and without gift
 * certificates, which are money.
 */
function soldLines(
  { order, lines }: PaperFacts,
  { backIds, isDeliveryBack, costs }: NonNullable<PaperFacts['handOver']>,
  vatPercent: number | null,
): PaperLine[] {
  const sold = lines.filter(
    ({ id, kind }) => LINE_KIND[kind].receiptSubject !== 'payment' && !backIds.has(id),
  );
  const written = sold.map((line) => lineOf(line, vatPercent, costs.get(line.id)?.amount));
  if (isDeliveryBack || written.length === 0) return written;
  return [...written, ...deliveryLines(kopecks(order.deliveryPrice), vatPercent)];
}

/** The row of the delivery; missing when it was free. */
function deliveryLines(price: Kopecks, vatPercent: number | null): PaperLine[] {
  if (price === ZERO) return [];
  return [{ code: null, name: 'Доставка', isPiece: false, ...taxed(price, vatPercent) }];
}

/** @param cost when it differs from what was paid at first */
function lineOf(line: OrderLineRow, vatPercent: number | null, cost = paidFor(line)): PaperLine {
  const uins = line.uins.map((uin) => `УИН\u00A0${formatUin(uin)}`);
  return {
    ...taxed(cost, vatPercent),
    code: line.article,
    name: [line.name, ...LINE_KIND[line.kind].details(line), ...uins].join(', '),
    isPiece: uins.length > 0,
  };
}

/** In a store the buyer takes the pieces away, so no delivery address applies. */
function consigneeOf({ order }: PaperFacts): string {
  const { company, deliveryKind, deliveryAddress } = order;
  const address = DELIVERY[deliveryKind].isBrought ? deliveryAddress : (company?.address ?? '');
  return [company?.name ?? '', address].filter((part) => part !== '').join(', ');
}

function basisOf({ order }: PaperFacts, invoice: PaperFacts['invoice']): string {
  const number = orderNumber(order.id);
  const paper =
    invoice === undefined
      ? `заказ № ${number} от ${formatDate(dayOf(order.createdAt))}`
      : `счёт № ${number} от ${formatDate(dayOf(invoice.issuedAt))}`;
  return `Договор-оферта поставки, ${paper}`;
}

const CARRIER_NAMES: Readonly<Record<string, string>> = { cdek: 'СДЭК' };

function trackOf({ trackNumber }: PaperFacts['order']): string {
  return trackNumber === null || trackNumber === '' ? '' : `, отправление ${trackNumber}`;
}

function receivedBy(
  { order }: PaperFacts,
  power: PaperFacts['power'],
  day: IsoDate,
): TransferContent['receivedBy'] {
  if (power && power.validUntil >= day)
    return { name: power.name, power: { number: power.number, date: power.issuedOn } };
  const { name, lastName } = order.receiver ?? order.contact;
  return { name: [lastName, name].join(' ').trim(), power: null };
}
