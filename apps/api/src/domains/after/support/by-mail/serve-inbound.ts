import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { INBOUND_MAIL } from '@yahont/contracts/support/inbound-mail.ts';
import { endpoint } from '@yahont/contracts/wire/endpoint.ts';
import { AppError } from '#src/platform/errors.ts';
import { serve, type Routes } from '#src/platform/http/serve.ts';
import type { SupportDeps } from '../support.deps.ts';
import type { ReplyAddresses } from './reply-addresses.ts';
import { takeLetter } from './take-letter.ts';

const webhook = endpoint({
  method: 'POST',
  path: INBOUND_MAIL.path,
  summary: 'A mail relay brings a letter to the shop, raw, as message/rfc822',
  answer: z.object({
    /** False: the letter was left, and bringing it again would not help. */
    taken: z.boolean(),
  }),
});

export type InboundDeps = Pick<SupportDeps, 'files' | 'operatorMail' | 'publicUrl' | 'offsetOfCity'> & {
  replies: ReplyAddresses;
  /** What the relay sends as `Authorization: Bearer …`. */
  secret: string;
};

/**
 * The webhook of the mail relay. A letter that is left is answered as one that is taken, because a relay brings again what was
 * refused; why it was left is in the log.
 */
export function inboundRoutes(routes: Routes, { secret, ...deps }: InboundDeps): void {
  const expected = digestOf(`Bearer ${secret}`);
  serve(routes, webhook, async ({ ctx, request }) => {
    if (!timingSafeEqual(digestOf(request.header('authorization') ?? ''), expected)) {
      ctx.log.warn('a letter of an unknown sender was refused');
      throw new AppError('forbidden', 'unknown-sender');
    }
    if (!/^message\/rfc822\b/i.test(request.header('content-type') ?? ''))
      throw new AppError('bad-request', 'letter-expected');
    const raw = new Uint8Array(await request.arrayBuffer());
    const { outcome, thread } = await takeLetter(ctx, deps, raw);
    const isTaken = outcome === 'taken';
    ctx.log[isTaken ? 'info' : 'warn']({ outcome, thread, bytes: raw.length }, 'a letter to support');
    return { taken: isTaken };
  });
}

/** Hashes have one length, whatever was sent. */
function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
