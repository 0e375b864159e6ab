import { eq } from 'drizzle-orm';
import { cityDate, MOSCOW_HOURS } from '@yahont/values/dates/city-time.ts';
import { addDays, type IsoDate } from '@yahont/values/dates/iso-date.ts';
import { nextReminder, REMINDER_DAYS } from '@yahont/values/dates/yearly-day.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { renderEmail } from '#src/platform/messages/email/email-layout.ts';
import { enqueue, type OutboxMessage } from '#src/platform/messages/outbox.ts';
import { deferral, onceKey } from '#src/domains/messages/notifications/index.ts';
import { closePeople } from '../close-people.tables.ts';
import { DUE_BATCH, lockDuePeople, type DuePerson } from './due-people.sql.ts';
import { REMINDER_EVENTS } from './reminder-events.ts';

/** A letter that is later than this says nothing useful and is left out: two weeks before the day. */
const LATE_DAYS = 7;

/**
 * Writes the letters about days that are three weeks away, each once a year however many processes run this: the
 * transaction that writes a letter moves its reminder to the next year. Days are Moscow days.
 * @returns how many letters were written
 */
export async function remindOfDays(ctx: Context, publicUrl: string, signal?: AbortSignal): Promise<number> {
  let count = 0;
  for (let isMore = true; isMore && signal?.aborted !== true;) {
    const batch = await ctx.db.transaction((tx) => remindBatch(tx, ctx.now(), publicUrl));
    count += batch.written;
    isMore = batch.due === DUE_BATCH;
  }
  return count;
}

async function remindBatch(tx: Db, now: Date, publicUrl: string): Promise<{ due: number; written: number }> {
  const today = cityDate(now, MOSCOW_HOURS);
  const lateBefore = addDays(today, -LATE_DAYS);
  const due = await lockDuePeople(tx, { today, lateBefore });
  const messages: OutboxMessage[] = [];
  for (const person of due) {
    const email = person.remindOn < lateBefore ? null : person.email;
    if (email !== null) messages.push(letterTo(email, person, now, publicUrl));
    const last = email === null ? null : today;
    const reminded = last === null ? {} : { remindedOn: last };
    await tx
      .update(closePeople)
      .set({ remindOn: nextReminder(person.day, today, last), ...reminded })
      .where(eq(closePeople.id, person.id));
  }
  await enqueue(tx, ...messages);
  return { due: due.length, written: messages.length };
}

function letterTo(email: string, person: DuePerson, now: Date, publicUrl: string): OutboxMessage {
  const event = REMINDER_EVENTS['close-day'];
  const on: IsoDate = addDays(person.remindOn, REMINDER_DAYS);
  const { name, occasion, ring, chain, bracelet, metal } = person;
  const data = { name, occasion, ring, chain, bracelet, metal, on, publicUrl };
  return {
    topic: 'send-mail',
    payload: {
      to: email,
      ...renderEmail(event.templates.mail(data), { publicUrl }),
      once: onceKey(event, `person-${person.id}:${on}`, email),
      closePersonId: person.id,
    },
    ...deferral(event, now, MOSCOW_HOURS),
  };
}
