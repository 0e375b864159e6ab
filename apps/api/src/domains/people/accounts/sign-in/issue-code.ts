import { randomInt } from 'node:crypto';
import {
  CODE_REFUSALS,
  type CodePurpose,
  type CodeSent,
  type CodeWay,
} from '@yahont/contracts/accounts/sign-in.ts';
import type { CallContext } from '#src/platform/context.ts';
import { invalidField, refuse } from '#src/platform/errors.ts';
import { networkOf, widerNetworkOf } from '#src/platform/http/network-of.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import type { AccountDeps } from '../accounts.deps.ts';
import { signInCodes } from '../accounts.tables.ts';
import { hashCode, hashTicket } from './code-hash.ts';
import { checkCodeLimits, CODE_TRIES, RESEND_SECONDS } from './code-limits.ts';
import { provesPhone } from './code-senders.ts';

const CODE_LENGTH = 4;
const CODE_LIFE_MS = 5 * 60_000;

export type CodeOrder = {
  phone: string;
  purpose: CodePurpose;
  /** Account of the code; null for a sign-in. */
  accountId: number | null;
  /** The way to try first. */
  way: CodeWay | undefined;
  /** Whether the captcha let everybody through. */
  isUnguarded?: boolean | undefined;
  /** Ticket of a sign-in: without it the code cannot be tried. */
  ticket?: string;
  /** Requested by a device on which the phone signed in before. */
  isKnownDevice?: boolean;
};

/** Ways for a purpose. An e-mail confirms an account, but not a phone that is new to it. */
export function waysFor(purpose: CodePurpose, { ways }: { ways: readonly CodeWay[] }): CodeWay[] {
  return purpose === 'new-phone' ? ways.filter(provesPhone) : [...ways];
}

/**
 * Stores a new code and queues its message, which expires with it. Limits count the codes of every way together.
 * @throws `sms-missing`, `too-many-codes` with `context.retryAfter`
 */
export async function issueCode(
  ctx: CallContext,
  { phone, purpose, accountId, way, isUnguarded, ticket, isKnownDevice = false }: CodeOrder,
  { keys, codes }: Pick<AccountDeps, 'keys' | 'codes'>,
): Promise<CodeSent> {
  const ways = waysFor(purpose, codes);
  const first = way ?? ways[0];
  if (first === undefined || !ways.some(provesPhone)) throw refuse(CODE_REFUSALS, 'sms-missing', {});
  if (!ways.includes(first)) throw invalidField('way');
  const now = ctx.now();
  const network = networkOf(ctx.ip);
  const widerNetwork = widerNetworkOf(ctx.ip);
  // A code for a change belongs to a session of the account, which strangers do not have.
  const isKnown = isKnownDevice || accountId !== null;
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  const expiresAt = new Date(now.getTime() + CODE_LIFE_MS);
  await ctx.db.transaction(async (tx) => {
    await checkCodeLimits(tx, ctx.log, {
      phone,
      network,
      widerNetwork,
      now,
      isUnguarded,
      isKnown,
      isForChange: accountId !== null,
    });
    const [row] = await tx
      .insert(signInCodes)
      .values({
        phone,
        purpose,
        accountId,
        codeHash: hashCode(keys.signInCode, { phone, purpose, code }),
        ip: network,
        widerNetwork,
        ticketHash: ticket === undefined ? null : hashTicket(ticket),
        isKnownDevice: isKnown,
        triesLeft: CODE_TRIES,
        createdAt: now,
        expiresAt,
      })
      .returning({ id: signInCodes.id });
    if (!row) throw new Error('a code was not stored');
    const order = [first, ...ways.filter((other) => other !== first)];
    const payload = { codeId: row.id, purpose, to: phone, ip: ctx.ip, code, ways: order };
    await enqueue(tx, { topic: 'send-code', payload, expiresAt });
  });
  return { success: true, retryAfter: RESEND_SECONDS, codeLength: CODE_LENGTH, way: first, ways };
}
