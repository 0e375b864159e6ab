import * as contract from '@yahont/contracts/office/texts.ts';
import { serve, staffContext } from '#src/platform/http/serve.ts';
import type { Routes } from '#src/platform/http/serve.ts';
import { versionOf } from '#src/platform/versions.ts';
import { describeOfficeText } from './office-text.ts';
import { publishText } from './publish-text.ts';

export function officeTextRoutes(routes: Routes): void {
  serve(routes, contract.getOfficeText, ({ ctx, query: { path } }) => describeOfficeText(ctx, path));
  serve(routes, contract.publishText, async ({ ctx, body, request }) => {
    await publishText(staffContext(ctx), { ...body, version: versionOf(request) });
    return describeOfficeText(ctx, body.page.path);
  });
}
