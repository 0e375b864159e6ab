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
    /** False: the e-mail was dropped, and delivering it again would not help. */
    taken: z.boolean(),
  }),
});

export type InboundDeps = Pick<SupportDeps, 'files' | 'operatorMail' | 'publicUrl' | 'offsetOfCity'> & {
  replies: ReplyAddresses;
  /** What the relay sends as `Authorization: Bearer …`. */
  secret: string;
};

/**
 * The webhook of the mail relay. A dropped e-mail gets the same answer as an accepted one, because a
 * relay repeats a refused delivery; the log has the reason.
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

/** Hashes have equal length, whatever was sent. */
function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
