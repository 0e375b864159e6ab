import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { LeadRequest } from '@yahont/contracts/leads/leads.ts';
import { requireHuman } from '#src/domains/ground/captcha/index.ts';
import { recordConsents } from '#src/domains/ground/consents/index.ts';
import { noteUse } from '#src/domains/ground/visitors/index.ts';
import type { CallContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { networkOf } from '#src/platform/http/network-of.ts';
import { lockName } from '#src/platform/http/window-limit.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import type { AcceptedFile } from '#src/platform/files/accepted-file.ts';
import { acceptFiles } from '../files/accept-files.ts';
import type { LeadDeps } from '../leads.deps.ts';
import { leadEvents, leadFiles, leads, type LeadRow } from '../leads.tables.ts';
import { askToSubscribe } from '../newsletter/ask-to-subscribe.ts';
import { answerBy } from './answer-by.ts';
import { consentNow, noteMissingText } from '../consents.ts';
import { contactOf } from './contact-of.ts';
import { checkLeadLimits } from './lead-limits.ts';

export type SentLead = { id: number; answerBy: string | null };

type LeadInput = Omit<z.output<typeof LeadRequest>, 'acceptsPersonalData'>;
type KeptFile = AcceptedFile & { key: string };

/**
 * Stores a request, and notifies the operators and its sender by messages of the outbox. A repeated
 * request, whose answer was lost, gets the same answer. The files are written first; if the request is
 * then refused, `purgeFiles` removes them.
 * @throws `captcha-failed`, `too-many-messages` with `context.retryAfter`, `too-many-files`,
 * `file-refused`
 */
export async function sendLead(
  ctx: CallContext,
  { lead, source, token, key }: LeadInput,
  given: readonly File[],
  deps: Pick<LeadDeps, 'captcha' | 'files'>,
): Promise<SentLead> {
  await requireHuman(ctx, { token, captcha: deps.captcha });
  const now = ctx.now();
  const network = networkOf(ctx.ip);
  const contact = contactOf(lead);
  if (lead.kind === 'subscription') {
    const subscriber = { email: lead.email.toLowerCase(), network, source, now };
    return { id: await askToSubscribe(ctx, subscriber), answerBy: null };
  }
  const known = await findSent(ctx.db, key);
  if (known) return known;
  // Pictures are decoded only for senders who may send; the transaction below repeats the check under
  // its lock.
  if (given.length > 0) await ctx.db.transaction((tx) => checkLeadLimits(tx, ctx, contact));
  const files = await keepFiles(await acceptFiles(lead.kind, given), deps);
  const { kind, ...fields } = lead;
  const accountId = ctx.caller.kind === 'account' ? ctx.caller.accountId : null;
  const row = {
    kind,
    fields,
    source,
    accountId,
    network,
    cityId: ctx.city.id,
    createdAt: now,
    requestKey: key,
  };
  return ctx.db.transaction(async (tx) => {
    if (key !== null) await lockName(tx, `lead-request:${key}`);
    const earlier = await findSent(tx, key);
    if (earlier) return earlier;
    await checkLeadLimits(tx, ctx, contact);
    await noteUse(tx, ctx, { kind: 'lead' });
    const kept = await insertLead(tx, { ...row, ...contact }, files);
    noteMissingText(ctx, kept);
    await recordConsents(
      tx,
      {
        accountId,
        contact: accountId === null ? (contact.phone ?? contact.email ?? '') : '',
        network,
        source: 'form',
        at: now,
      },
      [{ kind: 'personal-data', isGiven: true }],
    );
    return { id: kept.id, answerBy: answerBy(kind, now) };
  });
}

/** The answer to a request that was already stored. */
async function findSent(db: Db, key: string | null): Promise<SentLead | null> {
  if (key === null) return null;
  const [known] = await db
    .select({ id: leads.id, kind: leads.kind, createdAt: leads.createdAt })
    .from(leads)
    .where(eq(leads.requestKey, key));
  return known ? { id: known.id, answerBy: answerBy(known.kind, known.createdAt) } : null;
}

async function keepFiles(
  accepted: readonly AcceptedFile[],
  { files }: Pick<LeadDeps, 'files'>,
): Promise<KeptFile[]> {
  const kept = accepted.map((file) => ({ ...file, key: randomUUID() }));
  for (const { key, bytes, type } of kept) await files.put(key, bytes, type);
  return kept;
}

async function insertLead(
  tx: Db,
  row: Omit<typeof leads.$inferInsert, keyof ReturnType<typeof consentNow>>,
  files: readonly KeptFile[],
): Promise<Pick<LeadRow, 'id' | 'consentVersion'>> {
  const [kept] = await tx
    .insert(leads)
    .values({ ...row, ...consentNow() })
    .returning({ id: leads.id, consentVersion: leads.consentVersion });
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
  return kept;
}
