import { eq, inArray, or } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Person, PersonalData } from '#src/platform/personal-data.ts';
import { leadEvents, leadFiles, leads, newsletterSubscribers } from './leads.tables.ts';

/**
 * Requests of the account and those with its phone or addresses, with their history and files, and subscriptions of those
 * addresses. The files of erased rows are removed by the next `purgeFiles`.
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
    return {
      leads: own,
      events: await db.select().from(leadEvents).where(inArray(leadEvents.leadId, ids)),
      files: await db
        .select({ leadId: leadFiles.leadId, name: leadFiles.name, bytes: leadFiles.bytes })
        .from(leadFiles)
        .where(inArray(leadFiles.leadId, ids)),
      newsletter: await db.select().from(newsletterSubscribers).where(subscribedBy(person)),
    };
  },
  erase: async (tx, person) => {
    await tx.delete(leads).where(leftBy(person));
    await tx.delete(newsletterSubscribers).where(subscribedBy(person));
  },
};

function leftBy({ accountId, phone, addresses }: Person): SQL | undefined {
  return or(
    eq(leads.accountId, accountId),
    phone === null ? undefined : eq(leads.phone, phone),
    inArray(leads.email, inLowerCase(addresses)),
  );
}

function subscribedBy({ addresses }: Person): SQL {
  return inArray(newsletterSubscribers.email, inLowerCase(addresses));
}

function inLowerCase(addresses: readonly string[]): string[] {
  return addresses.map((address) => address.toLowerCase());
}
