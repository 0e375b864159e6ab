import type { PersonalData } from '#src/platform/personal-data.ts';
import { deleteUnsent } from './outbox.sql.ts';

/**
 * Copies of outgoing messages. An export omits them, because their content is in the tables of the
 * domains. Waiting messages are deleted, except when they mention only an address that the owner never
 * confirmed: it may be another person's. Those rows are removed once they are sent.
 */
export const messageData: PersonalData = {
  erase: async (tx, { ownAddresses }) => {
    if (ownAddresses.length === 0) return;
    await deleteUnsent(tx, ownAddresses);
  },
};
