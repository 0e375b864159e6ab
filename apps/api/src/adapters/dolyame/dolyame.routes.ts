import { z } from 'zod';
import { endpoint } from '@yahont/contracts/wire/endpoint.ts';
import { serve, type Routes } from '#src/platform/http/serve.ts';
import { AppError } from '#src/platform/errors.ts';
import type { Context } from '#src/platform/context.ts';
import { allowNetworks } from '../http/networks.ts';
import { DOLYAME_NETWORKS, type DolyameSettings } from './dolyame-settings.ts';
import { DOLYAME_WEBHOOK } from './dolyame.ts';
import { DolyameNotice } from './dolyame-wire.ts';

const webhook = endpoint({
  method: 'POST',
  path: DOLYAME_WEBHOOK,
  summary: 'An order changed at Dolyame; we ask which way',
  body: DolyameNotice,
  answer: z.object({ success: z.literal(true) }),
});

export type DolyameWebhook = {
  settings: Pick<DolyameSettings, 'webhookNetworks'>;
  /** Reads the order from the operator and stores its state. */
  reconcile: (ctx: Context, applicationId: string) => Promise<void>;
};

/** The operator signs nothing, so the sender's network is checked and the order is read again, whatever the notice says. */
export function dolyameRoutes(routes: Routes, { settings, reconcile }: DolyameWebhook): void {
  const isTheirs = allowNetworks(settings.webhookNetworks ?? DOLYAME_NETWORKS);
  serve(routes, webhook, async ({ ctx, body }) => {
    if (!isTheirs(ctx.ip)) throw new AppError('forbidden', 'unknown-sender');
    await reconcile(ctx, body.id);
    return { success: true as const };
  });
}
