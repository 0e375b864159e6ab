import { asc, eq, inArray } from 'drizzle-orm';
import type { PersonalData } from '#src/platform/personal-data.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import { companyPapers, powersOfAttorney } from './papers.tables.ts';

/**
 * The receiver of an order is erased with the person. Issued documents stay unchanged: by law the
 * seller keeps them for five years (402-ФЗ, article 29; the Tax Code, article 23), and after the
 * erasure only staff can open them.
 */
export const paperData: PersonalData = {
  exportData: async (db, { accountId }) => {
    const [papers, powers] = await Promise.all([
      db
        .select({ orderId: companyPapers.orderId, content: companyPapers.content })
        .from(companyPapers)
        .innerJoin(orders, eq(orders.id, companyPapers.orderId))
        .where(eq(orders.accountId, accountId))
        .orderBy(asc(companyPapers.number)),
      db
        .select({
          orderId: powersOfAttorney.orderId,
          number: powersOfAttorney.number,
          issuedOn: powersOfAttorney.issuedOn,
          validUntil: powersOfAttorney.validUntil,
          name: powersOfAttorney.name,
        })
        .from(powersOfAttorney)
        .innerJoin(orders, eq(orders.id, powersOfAttorney.orderId))
        .where(eq(orders.accountId, accountId))
        .orderBy(asc(powersOfAttorney.orderId)),
    ]);
    return papers.length + powers.length === 0 ? [] : { papers, powersOfAttorney: powers };
  },
  erase: async (tx, { accountId }) => {
    const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.accountId, accountId));
    await tx.delete(powersOfAttorney).where(inArray(powersOfAttorney.orderId, own));
  },
};
