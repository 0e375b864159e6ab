import type { CERTIFICATE_STATES, OrderedCertificate } from '@yahont/contracts/certificates/certificates.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { notFound } from '#src/platform/errors.ts';
import type { CertificateSecrets } from '../codes/secrets.ts';
import type { GiftState } from '../gift-certificates.tables.ts';
import { certificatePage } from '../certificate-page.ts';
import { isOwnOrder } from './own-order.sql.ts';
import { readGifts, type GiftFacts } from './read-gift.sql.ts';

/** The public name of each state. */
export const SHOWN_STATES: Readonly<Record<GiftState, (typeof CERTIFICATE_STATES)[number]>> = {
  reserved: 'waiting',
  paid: 'issuing',
  active: 'active',
  void: 'void',
};

/** Gift certificates of an order of the caller; another account's order is not found. */
export async function listOrderCertificates(
  { db, caller }: AccountContext,
  { linkOf }: Pick<CertificateSecrets, 'linkOf'>,
  orderId: number,
): Promise<OrderedCertificate[]> {
  if (!(await isOwnOrder(db, { orderId, accountId: caller.accountId }))) throw notFound('order');
  return (await readGifts(db, { orderId })).map((facts) => ({
    id: facts.id,
    lineId: facts.lineId,
    amount: facts.amount,
    state: SHOWN_STATES[facts.state],
    gift: facts.gift,
    sentAt: facts.sentAt?.toISOString() ?? null,
    openedAt: facts.openedAt?.toISOString() ?? null,
    page: facts.state === 'active' ? certificatePage(linkOf(facts.id, 'buyer')) : null,
    canGiveBack: isUnused(facts),
  }));
}

function isUnused({ state, balance, amount }: GiftFacts): boolean {
  return state === 'active' && balance === amount;
}
