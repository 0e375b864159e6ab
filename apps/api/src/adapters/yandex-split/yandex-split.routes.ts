import { compactVerify, createRemoteJWKSet, errors } from 'jose';
import { z } from 'zod';
import { endpoint } from '@yahont/contracts/wire/endpoint.ts';
import { serve, type Routes } from '#src/platform/http/serve.ts';
import { AppError } from '#src/platform/errors.ts';
import type { Context } from '#src/platform/context.ts';
import { ProviderUnavailable } from '#src/domains/buying/payment/provider.ts';
import { YANDEX_PAY, YANDEX_PAY_URL, type YandexSplitSettings } from './yandex-split-settings.ts';
import { YandexNotice } from './yandex-split-wire.ts';

/** Yandex Pay adds `/v1/webhook` to the address that its console knows. */
const webhook = endpoint({
  method: 'POST',
  path: '/api/payment/webhooks/yandex-pay/v1/webhook',
  summary: 'An order changed at Yandex Pay; we ask which way',
  answer: z.object({ status: z.literal('success') }),
});

export type YandexWebhook = {
  settings: YandexSplitSettings;
  /** Reads the order from Yandex Pay and stores its state. */
  reconcile: (ctx: Context, applicationId: string) => Promise<void>;
};

/** Longest notice, characters. */
const NOTICE_MAX = 16 * 1024;
/** How far the clocks of the two sides may differ, seconds. */
const CLOCK_SKEW = 60;

/** Error code of the signature check for a token that Yandex Pay did not sign. */
const FORGERIES = [
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
];

const Times = z.object({ exp: z.coerce.number().optional(), iat: z.coerce.number().optional() });

/**
 * A notice is a token that Yandex Pay signs; its times are in the header. A notice with a wrong
 * signature, for another shop or with a stale time is refused. The order is read again, so a notice
 * that is late, early or repeated does no harm.
 */
export function yandexSplitRoutes(routes: Routes, { settings, reconcile }: YandexWebhook): void {
  const { merchantId, baseUrl = YANDEX_PAY_URL } = settings;
  const keys = createRemoteJWKSet(new URL('/api/jwks', baseUrl), { cooldownDuration: 1000 });
  serve(routes, webhook, async ({ ctx, request }) => {
    const token = await request.text();
    if (token.length > NOTICE_MAX) throw new AppError('too-large', 'body-too-large');
    const { payload, protectedHeader } = await compactVerify(token.trim(), keys, {
      algorithms: ['ES256'],
    }).catch((cause: unknown) => {
      if (FORGERIES.some((forgery) => cause instanceof forgery))
        throw new AppError('forbidden', 'unknown-sender', { cause });
      // The keys could not be read: the notice may be genuine, and Yandex Pay will send it again.
      throw new ProviderUnavailable(YANDEX_PAY, cause);
    });
    const notice = YandexNotice.safeParse(parsed(payload));
    const times = Times.safeParse(protectedHeader);
    const now = ctx.now().getTime() / 1000;
    const isTimely =
      times.success &&
      (times.data.exp ?? now) >= now - CLOCK_SKEW &&
      (times.data.iat ?? now) <= now + CLOCK_SKEW;
    if (!notice.success || !isTimely || notice.data.merchantId !== merchantId)
      throw new AppError('forbidden', 'unknown-sender');
    const id = notice.data.order?.orderId ?? notice.data.operation?.orderId;
    if (id !== undefined) await reconcile(ctx, id);
    return { status: 'success' as const };
  });
}

function parsed(payload: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(payload));
  } catch {
    return null;
  }
}
