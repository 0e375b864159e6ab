import * as contract from '@yahont/contracts/office/texts.ts';
import { serve, staffContext, type Routes } from '#src/platform/http/serve.ts';
import { versionOf } from '#src/platform/versions.ts';
import type { StoreDeps } from '../document-kind.ts';
import { cancelPlan, hideText, rollBack } from './change-published.ts';
import { describeText, listOfficeTexts, readVersion } from './office-texts.ts';
import { publishDraft } from './publish-text.ts';
import { createDraft, writeDraft } from './write-draft.ts';

export function officeTextRoutes(routes: Routes, deps: StoreDeps): void {
  serve(routes, contract.listOfficeTexts, ({ ctx, query }) =>
    listOfficeTexts(staffContext(ctx), deps, query),
  );
  serve(routes, contract.getOfficeText, ({ ctx, params }) =>
    describeText(staffContext(ctx), deps, params.id),
  );
  serve(routes, contract.getTextVersion, async ({ ctx, params }) => ({
    body: await readVersion(staffContext(ctx), deps, params),
  }));
  serve(routes, contract.createText, async ({ ctx, body }) => {
    const id = await createDraft(staffContext(ctx), deps, body.document);
    return describeText(staffContext(ctx), deps, id);
  });
  serve(routes, contract.saveDraft, async ({ ctx, params: { id }, body, request }) => {
    await writeDraft(staffContext(ctx), deps, { id, ...body, version: versionOf(request) });
    return describeText(staffContext(ctx), deps, id);
  });
  serve(routes, contract.publishText, async ({ ctx, params: { id }, body, request }) => {
    const at = body.at === null ? null : new Date(body.at);
    const wish = { id, at, reason: body.reason, version: versionOf(request) };
    await publishDraft(staffContext(ctx), deps, wish);
    return describeText(staffContext(ctx), deps, id);
  });
  serve(routes, contract.cancelTextPlan, async ({ ctx, params: { id }, body, request }) => {
    await cancelPlan(staffContext(ctx), deps, { id, ...body, version: versionOf(request) });
    return describeText(staffContext(ctx), deps, id);
  });
  serve(routes, contract.rollBackText, async ({ ctx, params: { id }, body, request }) => {
    await rollBack(staffContext(ctx), deps, { id, ...body, version: versionOf(request) });
    return describeText(staffContext(ctx), deps, id);
  });
  serve(routes, contract.hideText, async ({ ctx, params: { id }, body, request }) => {
    await hideText(staffContext(ctx), deps, { id, ...body, version: versionOf(request) });
    return describeText(staffContext(ctx), deps, id);
  });
}
