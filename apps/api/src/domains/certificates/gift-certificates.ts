import { createHash, randomInt, randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import type { Write } from '#src/platform/database/statement.ts';
import { certificates } from './certificates.tables.ts';
import { giftCertificates } from './gift-certificates.tables.ts';

/** Without characters that look alike: 0 and O, 1 and I. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 16;
/** As the page about gift certificates promises. */
const VALID_YEARS = 2;

/** A new code of 16 characters, 80 bits: it cannot be guessed. */
export function newCertificateCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

type NewCertificate = { code: string; amount: number };

/**
 * Writes certificates that an order holds, as part of a larger statement; one that was made void is held again.
 * `amount` in whole kopecks.
 */
export function holdCertificates(certificates: readonly NewCertificate[], at: Date): Write {
  return (bind) => `
    insert into gift_certificates (code, amount, state, changed_at)
    select code, amount, 'reserved', ${bind(at.toISOString())}::timestamptz
    from jsonb_to_recordset(${bind(JSON.stringify(certificates))}::jsonb) as certificate(code text, amount bigint)
    on conflict (code) do update set state = 'reserved', changed_at = excluded.changed_at
    where gift_certificates.state = 'void'`;
}

/** The order is off: its certificates will never pay. Doing it twice changes nothing. */
export async function voidCertificates(tx: Db, codes: readonly string[], at: Date): Promise<void> {
  await tx
    .update(giftCertificates)
    .set({ state: 'void', changedAt: at })
    .where(and(inArray(giftCertificates.code, [...codes]), eq(giftCertificates.state, 'reserved')));
}

/** The buyer has the code: from now on it pays, for two years. Doing it twice changes nothing. */
export async function activateCertificates(tx: Db, codes: readonly string[], at: Date): Promise<void> {
  const activated = await tx
    .update(giftCertificates)
    .set({ state: 'active', changedAt: at })
    .where(and(inArray(giftCertificates.code, [...codes]), eq(giftCertificates.state, 'reserved')))
    .returning({ code: giftCertificates.code, amount: giftCertificates.amount });
  if (activated.length === 0) return;
  const expiresAt = new Date(at);
  expiresAt.setUTCFullYear(at.getUTCFullYear() + VALID_YEARS);
  await tx.insert(certificates).values(
    activated.map(({ code, amount }) => ({
      id: randomUUID(),
      codeHash: hashOf(code),
      amount,
      balance: amount,
      expiresAt,
      createdAt: at,
    })),
  );
}

/** SHA-256 in hex: a code of 80 random bits needs no slow hash. */
function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
