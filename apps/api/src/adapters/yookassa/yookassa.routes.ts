import { z } from 'zod';
import { endpoint } from '@yahont/contracts/wire/endpoint.ts';
import { serve, type Routes } from '#src/platform/http/serve.ts';
import { AppError } from '#src/platform/errors.ts';
import type { Context } from '#src/platform/context.ts';
import { allowNetworks } from '../http/networks.ts';
import { YOOKASSA_NETWORKS, type YookassaSettings } from './yookassa-settings.ts';
import { YookassaNotice } from './yookassa-wire.ts';

const webhook = endpoint({
  method: 'POST',
  path: '/api/payment/webhooks/yookassa',
  summary: 'A payment changed at YooKassa; we ask which way',
  body: YookassaNotice,
  answer: z.object({ success: z.literal(true) }),
});

export type Webhook = {
  settings: YookassaSettings;
  /** Reads the payment from YooKassa and stores its state. */
  reconcile: (ctx: Context, providerId: string) => Promise<void>;
};

/**
 * YooKassa signs nothing, so the sender's network is checked and the payment is read again, whatever the notice says.
 */
export function yookassaRoutes(routes: Routes, { settings, reconcile }: Webhook): void {
  const isTheirs = allowNetworks(settings.webhookNetworks ?? YOOKASSA_NETWORKS);
  serve(routes, webhook, async ({ ctx, body }) => {
    if (!isTheirs(ctx.ip)) throw new AppError('forbidden', 'unknown-sender');
    await reconcile(ctx, body.object.payment_id ?? body.object.id);
    return { success: true as const };
  });
}
