import { MOSCOW_HOURS } from '@yahont/values/dates/city-time.ts';
import type { Db } from '#src/platform/database/database.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { hasBrowsers, messagesOf } from '#src/domains/messages/notifications/index.ts';
import type { Account } from '../accounts.tables.ts';
import { SECURITY_EVENTS } from '../messages/security-events.ts';

type Warning = {
  event: 'new-device' | 'passkey-added';
  account: Account;
  device: string;
  /** City of the network; null when it is unknown. */
  city: string | null;
  /** The session or the passkey: each causes one message. */
  subject: string;
  now: Date;
  publicUrl: string;
};

/**
 * Notifies the owner of a new way into the account: at the confirmed address, otherwise by phone, and
 * in every browser that gets notices. This is a safety message, so no subscription switches it off.
 */
export async function warnOwner(
  tx: Db,
  { event, account, device, city, subject, now, publicUrl }: Warning,
): Promise<void> {
  const { id, phone, email, emailVerifiedAt } = account;
  const proven = email !== null && emailVerifiedAt !== null ? email : '';
  const receiver = {
    phone: proven === '' ? phone : '',
    email: proven,
    accountId: (await hasBrowsers(tx, id)) ? id : null,
    offsetHours: MOSCOW_HOURS,
  };
  const data = { device, city, at: now, publicUrl };
  for (const message of messagesOf(SECURITY_EVENTS[event], data, { receiver, subject, now }))
    await enqueue(tx, message);
}
