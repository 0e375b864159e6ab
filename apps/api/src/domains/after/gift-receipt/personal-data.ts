import { eraseGiftReceiver, findGiftReceiver } from '#src/domains/buying/orders/index.ts';
import { eraseGiftAddress, findGiftAddresses } from '#src/domains/after/returns/index.ts';
import type { PersonalData } from '#src/platform/personal-data.ts';

/** What receivers of presents wrote, by the phone that they gave. The buyer's export has none of it. */
export const giftData: PersonalData = {
  exportData: async (db, { phone }) => {
    if (phone === null) return { exchanges: [] };
    const [exchanges, addresses] = [await findGiftReceiver(db, phone), await findGiftAddresses(db, phone)];
    return { exchanges, addresses };
  },
  erase: async (tx, { phone }) => {
    if (phone === null) return;
    // Addresses are found by the receiver of the order, who is erased last.
    await eraseGiftAddress(tx, phone);
    await eraseGiftReceiver(tx, phone);
  },
};
