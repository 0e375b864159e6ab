import { randomUUID } from 'node:crypto';
import { MAX_QUANTITY } from '@yahont/contracts/wire/limits.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import type { CertificateWay } from '@yahont/values/certificates/gift.ts';
import type { OrderedGift } from '@yahont/contracts/certificates/gift.ts';
import { holdGifts, payGifts, voidUnused } from '#src/domains/goods/certificates/index.ts';
import { given, NO_RECORD, type HeldLines, type LineKindModule } from './line-kind.ts';

/** A gift certificate: an amount, no item and no УИН. Selling it is an advance payment. */
export const certificate: LineKindModule = {
  isDiscounted: false,
  isMoneyOnly: true,
  isShipped: false,
  work: null,
  parts: [],
  page: '/certificates/',
  receiptSubject: 'payment',
  isOffered: () => true,
  price: ({ options }) => given(options.amount, 'amount'),
  oldPrice: () => null,
  availability: () => MAX_QUANTITY,
  needs: () => [],
  describe: ({ options }) => ({ ...NO_RECORD, name: 'Подарочный сертификат', options }),
  reserve: (record) => ({ ...record, certificateId: randomUUID() }),
  holds: (lines, at) =>
    holdGifts(
      lines.map(({ certificateId, price }) => ({ id: given(certificateId, 'certificate'), amount: price })),
      at,
    ),
  pay: (tx, held) => payGifts(tx, idsOf(held), held.at),
  release: (tx, held) => voidUnused(tx, held.by, idsOf(held)),
  // The certificate was issued when its order was paid.
  handOver: async () => {},
  details: ({ options: { gift } }) => (gift === undefined ? [] : [`кому: ${gift.receiver}`, sendingOf(gift)]),
  prices: () => [],
  returnRefusal: () => 'certificate',
};

function idsOf({ lines }: HeldLines): string[] {
  return lines.map(({ certificateId }) => given(certificateId, 'certificate'));
}

const WAYS: Readonly<Record<CertificateWay, string>> = {
  mail: 'письмом',
  sms: 'в\u00A0СМС',
  print: 'распечатать',
};

/** «письмом 24 декабря в 10:00, Москва» */
function sendingOf({ way, sending }: OrderedGift): string {
  if (sending === null) return WAYS[way];
  const { day, hour, cityName } = sending;
  return `${WAYS[way]} ${formatDayMonth(day)} в\u00A0${hour}:00, ${cityName}`;
}
