import { MAX_QUANTITY } from '@yahont/contracts/wire/limits.ts';
import {
  activateCertificates,
  holdCertificates,
  newCertificateCode,
  voidCertificates,
} from '#src/domains/certificates/index.ts';
import { given, NO_RECORD } from './line-kind.ts';
import type { HeldLines, LineKindModule } from './line-kind.ts';

/** A gift certificate: an amount and a code, no item and no УИН. Selling it is an advance payment. */
export const certificate: LineKindModule = {
  isDiscounted: false,
  receiptSubject: 'payment',
  isOffered: () => true,
  price: ({ options }) => given(options.amount, 'amount'),
  oldPrice: () => null,
  availability: () => MAX_QUANTITY,
  needs: () => [],
  describe: ({ options }) => ({ ...NO_RECORD, name: 'Подарочный сертификат', options }),
  reserve: (record) => ({ ...record, certificateCode: newCertificateCode() }),
  holds: (lines, at) =>
    holdCertificates(
      lines.map(({ certificateCode, price }) => ({ code: given(certificateCode, 'code'), amount: price })),
      at,
    ),
  release: (tx, held) => voidCertificates(tx, codesOf(held), held.at),
  handOver: (tx, held) => activateCertificates(tx, codesOf(held), held.at),
  // The code is as good as money: mails and pages do not show it.
  details: () => [],
  returnRefusal: () => 'certificate',
};

function codesOf({ lines }: HeldLines): string[] {
  return lines.map(({ certificateCode }) => given(certificateCode, 'code'));
}
