import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { CONSENT_VERSION } from '@yahont/contracts/leads/leads.ts';
import type { LeadRequest } from '@yahont/contracts/leads/leads.ts';
import { requireHuman } from '#src/domains/captcha/index.ts';
import type { CallContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { networkOf } from '#src/platform/http/network-of.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { acceptFiles } from '../files/accept-files.ts';
import type { AcceptedFile } from '../files/accept-files.ts';
import type { LeadDeps } from '../leads.deps.ts';
import { leadEvents, leadFiles, leads } from '../leads.tables.ts';
import { askToSubscribe } from '../newsletter/ask-to-subscribe.ts';
import { answerBy } from './answer-by.ts';
import { contactOf } from './contact-of.ts';
import { checkLeadLimits } from './lead-limits.ts';

export type SentLead = { id: number; answerBy: string | null };

type Asked = Omit<z.output<typeof LeadRequest>, 'acceptsPersonalData'>;
type KeptFile = AcceptedFile & { key: string };

/**
 * Keeps a request, and lets the operators and its sender know by messages of the outbox. The files are written first: one
 * whose request was refused after all is removed by `purgeFiles`.
 * @throws `captcha-failed`, `too-many-messages` with `context.retryAfter`, `too-many-files`, `file-refused`
 */
export async function sendLead(
  ctx: CallContext,
  { lead, source, token }: Asked,
  given: readonly File[],
  deps: Pick<LeadDeps, 'captcha' | 'files'>,
): Promise<SentLead> {
  await requireHuman(ctx, { token, captcha: deps.captcha });
  const now = ctx.now();
  const network = networkOf(ctx.ip);
  const contact = contactOf(lead);
  const sender = { network, phone: contact.phone, email: contact.email };
  if (lead.kind === 'subscription') {
    const subscriber = { email: lead.email.toLowerCase(), network, source, now };
    return { id: await askToSubscribe(ctx.db, subscriber), answerBy: null };
  }
  // Pictures are decoded only for senders who may send; the transaction below counts them for good.
  if (given.length > 0) await ctx.db.transaction((tx) => checkLeadLimits(tx, sender, now));
  const files = await keepFiles(await acceptFiles(lead.kind, given), deps);
  const { kind, ...fields } = lead;
  const accountId = ctx.caller.kind === 'account' ? ctx.caller.accountId : null;
  const row = { kind, fields, source, accountId, network, cityId: ctx.city.id, createdAt: now };
  const id = await ctx.db.transaction(async (tx) => {
    await checkLeadLimits(tx, sender, now);
    return insertLead(tx, { ...row, ...contact, consentVersion: CONSENT_VERSION }, files);
  });
  return { id, answerBy: answerBy(kind, now) };
}

async function keepFiles(
  accepted: readonly AcceptedFile[],
  { files }: Pick<LeadDeps, 'files'>,
): Promise<KeptFile[]> {
  const kept = accepted.map((file) => ({ ...file, key: randomUUID() }));
  for (const { key, bytes } of kept) await files.put(key, bytes);
  return kept;
}

async function insertLead(
  tx: Db,
  row: typeof leads.$inferInsert,
  files: readonly KeptFile[],
): Promise<number> {
  const [kept] = await tx.insert(leads).values(row).returning({ id: leads.id });
  if (!kept) throw new Error('an insert answered without a row');
  const leadId = kept.id;
  await tx.insert(leadEvents).values({ leadId, at: row.createdAt, state: 'new' });
  if (files.length > 0) {
    await tx
      .insert(leadFiles)
      .values(files.map(({ key, name, type, bytes }) => ({ leadId, key, name, type, bytes: bytes.length })));
  }
  await enqueue(
    tx,
    { topic: 'send-lead', payload: { leadId, to: 'operators' } },
    { topic: 'send-lead', payload: { leadId, to: 'sender' } },
  );
  return leadId;
}
