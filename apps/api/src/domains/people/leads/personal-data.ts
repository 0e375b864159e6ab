import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { Person, PersonalData } from '#src/platform/personal-data.ts';
import { leadEvents, leadFiles, leads, newsletterSubscribers } from './leads.tables.ts';

/**
 * Requests of the account, requests without an account from its phone or addresses, their history and
 * files, and subscriptions of those addresses. The next `purgeFiles` removes the files of erased rows.
 */
export const leadData: PersonalData = {
  listAddresses: async (db, accountId) => {
    const rows = await db
      .select({ phone: leads.phone, email: leads.email })
      .from(leads)
      .where(eq(leads.accountId, accountId));
    return rows.flatMap(({ phone, email }) => [phone ?? '', email ?? '']).filter((one) => one !== '');
  },
  exportData: async (db, person) => {
    const own = await db.select().from(leads).where(leftBy(person));
    const ids = own.map(({ id }) => id);
    const subscriptions = await db.select().from(newsletterSubscribers).where(subscribedBy(person));
    return {
      leads: own.map(({ requestKey: _key, ...lead }) => withConsent(lead)),
      events: await db.select().from(leadEvents).where(inArray(leadEvents.leadId, ids)),
      files: await db
        .select({ leadId: leadFiles.leadId, name: leadFiles.name, bytes: leadFiles.bytes })
        .from(leadFiles)
        .where(inArray(leadFiles.leadId, ids)),
      newsletter: subscriptions.map(withConsent),
    };
  },
  erase: async (tx, person) => {
    await tx.delete(leads).where(leftBy(person));
    await tx.delete(newsletterSubscribers).where(subscribedBy(person));
  },
};

/** Names the text of the consent in a way that a person can find it. */
function withConsent<Row extends { consentDocument: string; consentVersion: string; consentHash: string }>({
  consentDocument: document,
  consentVersion: version,
  consentHash: sha256,
  ...row
}: Row) {
  return { ...row, consent: { document, version, sha256 } };
}

function leftBy({ accountId, phone, ownAddresses }: Person): SQL | undefined {
  const named = or(
    phone === null ? undefined : eq(leads.phone, phone),
    inArray(leads.email, inLowerCase(ownAddresses)),
  );
  return or(eq(leads.accountId, accountId), and(isNull(leads.accountId), named));
}

function subscribedBy({ ownAddresses }: Person): SQL {
  return inArray(newsletterSubscribers.email, inLowerCase(ownAddresses));
}

function inLowerCase(addresses: readonly string[]): string[] {
  return addresses.map((address) => address.toLowerCase());
}
