import { asc, eq } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import type { PayloadOf } from '#src/platform/jobs.ts';
import { writeMail, writeSms } from '#src/domains/messages/notifications/index.ts';
import type { LeadDeps } from '../leads.deps.ts';
import { leadFiles, leads } from '../leads.tables.ts';
import { answerBy } from '../sending/answer-by.ts';
import { composeOperatorLetter } from './operator-letter.ts';
import { LEAD_EVENTS } from './lead-events.ts';

const DAY_MS = 86_400_000;
/** How long the links of an e-mail serve files; the e-mail states it too. */
const LINK_DAYS = 14;
/** Only Russian numbers get an SMS. */
const RUSSIAN = /^\+79\d{9}$/;

type MessageDeps = Pick<LeadDeps, 'cities' | 'links' | 'senders' | 'operatorMail' | 'publicUrl'>;

/**
 * Composes a message about a request and passes it to its sender. An erased request, or one marked as
 * spam, sends nothing.
 */
export async function sendLeadMessage(
  ctx: Context,
  deps: MessageDeps,
  { leadId, to, key }: PayloadOf<'send-lead'> & { key: string },
): Promise<void> {
  const [lead] = await ctx.db.select().from(leads).where(eq(leads.id, leadId));
  if (!lead || lead.state === 'spam') return;
  const { senders } = deps;
  if (to === 'operators') {
    const files = await ctx.db
      .select()
      .from(leadFiles)
      .where(eq(leadFiles.leadId, leadId))
      .orderBy(asc(leadFiles.id));
    const until = new Date(lead.createdAt.getTime() + LINK_DAYS * DAY_MS);
    const letter = composeOperatorLetter({
      lead,
      cityName: deps.cities.getOrDefault(lead.cityId).name,
      files: files.map((file) => ({
        name: file.name,
        url: deps.publicUrl + filePath(deps.links.linkOfFile(file, until)),
      })),
    });
    return senders.mail.send({ to: deps.operatorMail, ...letter, idempotencyKey: key });
  }
  const day = answerBy(lead.kind, lead.createdAt);
  if (day === null) return;
  const facts = { id: lead.id, kind: lead.kind, answerBy: day, publicUrl: deps.publicUrl };
  if (lead.email !== null) {
    return senders.mail.send({
      to: lead.email,
      ...writeMail(LEAD_EVENTS['lead-received'], facts),
      idempotencyKey: key,
    });
  }
  if (lead.phone !== null && RUSSIAN.test(lead.phone)) {
    await senders.sms.send({
      to: lead.phone,
      text: writeSms(LEAD_EVENTS['lead-received'], facts),
      idempotencyKey: key,
    });
  }
}

/** Address at which a link serves a file. */
export function filePath(link: string): string {
  return `/api/leads/files/${link}`;
}
