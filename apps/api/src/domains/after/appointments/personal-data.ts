import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { Person, PersonalData } from '#src/platform/personal-data.ts';
import { appointmentLinkRequests, appointments } from './appointments.tables.ts';

/** Appointments of the account, and appointments without an account for its phone. */
export const appointmentData: PersonalData = {
  listAddresses: async (db, accountId) => {
    const rows = await db
      .select({ phone: appointments.phone })
      .from(appointments)
      .where(eq(appointments.accountId, accountId));
    return rows.map(({ phone }) => phone);
  },
  exportData: async (db, person) => ({
    appointments: await db.select().from(appointments).where(madeBy(person)),
    linkRequests: await db.select().from(appointmentLinkRequests).where(askedFor(person)),
  }),
  erase: async (tx, person) => {
    await tx.delete(appointments).where(madeBy(person));
    await tx.delete(appointmentLinkRequests).where(askedFor(person));
  },
};

function madeBy({ accountId, phone }: Person): SQL | undefined {
  return or(
    eq(appointments.accountId, accountId),
    phone === null ? undefined : and(isNull(appointments.accountId), eq(appointments.phone, phone)),
  );
}

/** An erased account has no phone, and no address is empty. */
function askedFor({ phone }: Person): SQL {
  return eq(appointmentLinkRequests.phone, phone ?? '');
}
