import { sql } from 'drizzle-orm';
import { mentionsAny } from '#src/platform/person/mentions-any.ts';
import type { PersonalData } from '#src/platform/personal-data.ts';
import { sentMessages } from './sent-messages.tables.ts';

/** What the demo kept instead of sending: messages to the person and about them. */
export const sentMessageData: PersonalData = {
  erase: async (tx, { ownAddresses }) => {
    if (ownAddresses.length === 0) return;
    const whole = sql`concat_ws(' ', ${sentMessages.to}, ${sentMessages.subject}, ${sentMessages.text}, ${sentMessages.html})`;
    await tx.delete(sentMessages).where(mentionsAny(whole, ownAddresses));
  },
};
