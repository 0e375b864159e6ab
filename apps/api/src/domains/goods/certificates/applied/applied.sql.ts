import type { AppliedCertificate } from '@yahont/contracts/certificates/certificates.ts';
import { CERTIFICATES_MAX } from '@yahont/contracts/wire/limits.ts';
import { kopecks } from '@yahont/values/money.ts';
import { readOf, type DatabaseRead } from '#src/platform/database/reads.ts';
import type { Write } from '#src/platform/database/statement.ts';

/**
 * The applied certificates of an account that are still valid, in the order of applying; at most as
 * many as an order accepts.
 */
export function appliedRead(accountId: number, now: Date): DatabaseRead<AppliedCertificate[]> {
  return readOf<Omit<AppliedCertificate, 'balance'> & { balance: number }, AppliedCertificate[]>(
    (bind) => `
      select certificates.id, certificates.last_four as "lastFour", certificates.balance::float8 as balance
      from applied_certificates as applied join certificates on certificates.id = applied.certificate_id
      where applied.account_id = ${bind(accountId)}::int and applied.is_applied and certificates.balance > 0
        and certificates.expires_at > ${bind(now.toISOString())}::timestamptz
      order by applied.applied_at, certificates.id limit ${CERTIFICATES_MAX}`,
    (rows) => rows.map((row) => ({ ...row, balance: kopecks(row.balance) })),
  );
}

/**
 * Marks certificates as used, in the statement that writes the order they pay; the rest of a kept
 * certificate pays for the next order.
 */
export function endAppliedWrite(accountId: number, ids: readonly string[]): Write {
  return (bind) => `update applied_certificates set is_applied = false
    where account_id = ${bind(accountId)} and certificate_id = any(${bind([...ids])}::uuid[])
      and kept_at is null`;
}
