import { checkCode } from '@yahont/contracts/accounts/sign-in.ts';
import { hasAnswered, recordConsents } from '#src/domains/ground/consents/index.ts';
import type { CallContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { networkOf } from '#src/platform/http/network-of.ts';

/** The answer of a form that opens an account about personal data. */
export type ConsentGiven = {
  isGiven: boolean;
  /**
   * `registration` always requires the consent; `sign-in` requires an answer only from people who have
   * never given one.
   */
  source: 'registration' | 'sign-in';
};

/**
 * Stores the consent to the processing of personal data with the account, in the transaction that opens
 * it: no account exists without one. A person who has answered before, even by withdrawing, is not
 * asked again by a sign-in.
 * @throws `consent-needed` at the field `acceptsPersonalData`
 */
export async function requireConsent(
  tx: Db,
  { ip, now }: Pick<CallContext, 'ip' | 'now'>,
  { accountId, isGiven, source }: ConsentGiven & { accountId: number },
): Promise<void> {
  if (source === 'sign-in' && (await hasAnswered(tx, { accountId, kind: 'personal-data' }))) return;
  if (!isGiven) throw refuse(checkCode.refusals, 'consent-needed', {}, { field: 'acceptsPersonalData' });
  await recordConsents(tx, { accountId, network: networkOf(ip), source, at: now() }, [
    { kind: 'personal-data', isGiven: true },
  ]);
}
