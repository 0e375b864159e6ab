import type { BuyerContext } from '#src/platform/context.ts';
import { networkOf } from '#src/platform/http/network-of.ts';
import { recordConsents } from './record-consents.ts';

/** Keeps what a visitor answered to the question about cookies. */
export async function answerCookies(
  { db, caller, ip, now }: BuyerContext,
  { isAgreed }: { isAgreed: boolean },
): Promise<void> {
  await recordConsents(
    db,
    {
      accountId: caller.kind === 'account' ? caller.accountId : null,
      fuserId: caller.kind === 'fuser' ? caller.fuserId : null,
      network: networkOf(ip),
      source: 'cookie-question',
      at: now(),
    },
    [{ kind: 'cookies', isGiven: isAgreed }],
  );
}
