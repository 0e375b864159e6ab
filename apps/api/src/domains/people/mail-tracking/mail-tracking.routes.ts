import { reportEmailClick } from '@yahont/contracts/mail-tracking/mail-tracking.ts';
import { serve, type Routes } from '#src/platform/http/serve.ts';
import type { MailTrackingDeps } from './mail-click-tracker.ts';
import { recordClick } from './record-click.ts';

export function mailTrackingRoutes(routes: Routes, deps: MailTrackingDeps): void {
  serve(routes, reportEmailClick, async ({ ctx, params }) => {
    await recordClick(ctx, deps, params.id);
    return { success: true as const };
  });
}
