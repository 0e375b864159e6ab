import { z } from 'zod';
import { endpoint } from '@yahont/contracts/wire/endpoint.ts';
import type { Context } from '#src/platform/context.ts';
import { serve, type Routes } from '#src/platform/http/serve.ts';
import { CdekNotice } from './cdek-wire.ts';

const webhook = endpoint({
  method: 'POST',
  path: '/api/delivery/webhooks/cdek',
  summary: 'A parcel changed at CDEK; we ask which way',
  body: CdekNotice,
  answer: z.object({ success: z.literal(true) }),
});

export type Webhook = {
  /** Reads a parcel from CDEK and stores its state; an unknown parcel is ignored. */
  track: (ctx: Context, id: string) => Promise<void>;
};

/** CDEK does not sign its notices, so only the id is used, and only when it names one of our parcels. */
export function cdekRoutes(routes: Routes, { track }: Webhook): void {
  serve(routes, webhook, async ({ ctx, body: { type, uuid } }) => {
    if (type === 'ORDER_STATUS') await track(ctx, uuid);
    return { success: true as const };
  });
}
