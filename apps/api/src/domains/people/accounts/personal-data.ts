import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import type { PersonalData } from '#src/platform/personal-data.ts';
import {
  accounts,
  emailUndos,
  emailVerifications,
  sessions,
  signInCodes,
  subscriptions,
} from './accounts.tables.ts';
import { passkeyChallenges, passkeys } from './passkeys/passkeys.tables.ts';
import { accountDevices } from './sessions/devices.tables.ts';
import { announceEnd } from './sessions/ended-sessions.ts';

/**
 * The account stays as a number, so that orders and the bonus ledger keep their owner; all data that
 * identifies a person is removed. The phone is freed for a new account.
 */
export const accountData: PersonalData = {
  listAddresses: async (db, accountId) => {
    const [own, proved, replaced] = await Promise.all([
      db
        .select({ phone: accounts.phone, email: accounts.email })
        .from(accounts)
        .where(and(eq(accounts.id, accountId), isNull(accounts.erasedAt))),
      db
        .select({ email: emailVerifications.email })
        .from(emailVerifications)
        .where(eq(emailVerifications.accountId, accountId)),
      db.select({ email: emailUndos.email }).from(emailUndos).where(eq(emailUndos.accountId, accountId)),
    ]);
    return [
      ...own.flatMap(({ phone, email }) => [phone, email ?? '']),
      ...[...proved, ...replaced].map(({ email }) => email),
    ];
  },
  exportData: async (db, { accountId, phone }) => {
    const [[account], opened, said, codes, links, replaced, keys, devices] = await Promise.all([
      db.select().from(accounts).where(eq(accounts.id, accountId)),
      db
        .select({
          createdAt: sessions.createdAt,
          expiresAt: sessions.expiresAt,
          endedAt: sessions.endedAt,
          lastSeenAt: sessions.lastSeenAt,
          device: sessions.device,
          city: sessions.city,
        })
        .from(sessions)
        .where(eq(sessions.accountId, accountId)),
      db
        .select({
          code: subscriptions.code,
          isActive: subscriptions.isActive,
          changedAt: subscriptions.changedAt,
        })
        .from(subscriptions)
        .where(eq(subscriptions.accountId, accountId)),
      phone === null
        ? []
        : db
            .select({ phone: signInCodes.phone, network: signInCodes.ip, createdAt: signInCodes.createdAt })
            .from(signInCodes)
            .where(eq(signInCodes.phone, phone)),
      db
        .select({
          email: emailVerifications.email,
          createdAt: emailVerifications.createdAt,
          usedAt: emailVerifications.usedAt,
        })
        .from(emailVerifications)
        .where(eq(emailVerifications.accountId, accountId)),
      db
        .select({ email: emailUndos.email, createdAt: emailUndos.createdAt, usedAt: emailUndos.usedAt })
        .from(emailUndos)
        .where(eq(emailUndos.accountId, accountId)),
      db
        .select({ name: passkeys.name, createdAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt })
        .from(passkeys)
        .where(eq(passkeys.accountId, accountId)),
      db
        .select({ device: accountDevices.device, firstSeenAt: accountDevices.firstSeenAt })
        .from(accountDevices)
        .where(eq(accountDevices.accountId, accountId)),
    ]);
    return {
      account,
      sessions: opened,
      subscriptions: said,
      signInCodes: codes,
      emailLinks: links,
      replacedEmails: replaced,
      passkeys: keys,
      devices,
    };
  },
  erase: async (tx, { accountId, phone }, { now }) => {
    await endSessions(tx, accountId);
    await tx.delete(accountDevices).where(eq(accountDevices.accountId, accountId));
    await tx.delete(subscriptions).where(eq(subscriptions.accountId, accountId));
    await tx.delete(emailVerifications).where(eq(emailVerifications.accountId, accountId));
    await tx.delete(emailUndos).where(eq(emailUndos.accountId, accountId));
    await tx.delete(passkeys).where(eq(passkeys.accountId, accountId));
    await tx.delete(passkeyChallenges).where(eq(passkeyChallenges.accountId, accountId));
    await tx.delete(signInCodes).where(eq(signInCodes.accountId, accountId));
    if (phone !== null) await tx.delete(signInCodes).where(eq(signInCodes.phone, phone));
    await tx
      .update(accounts)
      .set({
        phone: `erased-${accountId}`,
        email: null,
        emailVerifiedAt: null,
        name: '',
        surName: '',
        lastName: '',
        birthDate: null,
        birthDateSetAt: null,
        erasedAt: now(),
      })
      .where(and(eq(accounts.id, accountId), isNull(accounts.erasedAt)));
  },
};

/** Deletes refresh tokens with their sessions; ends access tokens in every process. */
async function endSessions(tx: Db, accountId: number): Promise<void> {
  const ended = await tx
    .delete(sessions)
    .where(eq(sessions.accountId, accountId))
    .returning({ id: sessions.id });
  if (ended.length > 0)
    await announceEnd(
      tx,
      ended.map(({ id }) => id),
    );
}
