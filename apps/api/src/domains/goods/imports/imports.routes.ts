import * as contract from '@yahont/contracts/office/imports.ts';
import { requirePermission } from '#src/platform/permissions.ts';
import type { StaffContext } from '#src/platform/context.ts';
import { serve, staffContext, type Routes } from '#src/platform/http/serve.ts';
import { withinBytes } from './body-bytes.ts';
import { KINDS } from './kinds/registry.ts';
import { describeRunFully, listRuns } from './list-runs.ts';
import { applyRun, dropRun } from './move-run.ts';
import { describeRun, readRun } from './runs.ts';
import { startRun } from './start-run.ts';

/** Every change answers with the run as it is then. */
export function importRoutes(routes: Routes): void {
  serve(routes, contract.startImport, async ({ ctx: call, params: { kind }, query, request }) => {
    const ctx = staffContext(call);
    requirePermission(ctx.caller, KINDS[kind].needs);
    const id = await startRun(ctx, {
      kind,
      door: 'office',
      fileName: query.name,
      isPreview: query.preview === 'yes',
      bytes: withinBytes(request.raw, contract.IMPORT_FILE_BYTES),
    });
    return describeRun(ctx.db, id);
  });
  serve(routes, contract.listImportRuns, ({ ctx, query }) => listRuns(ctx.db, query));
  serve(routes, contract.getImportRun, ({ ctx, params: { id }, query: { after } }) =>
    describeRunFully(ctx.db, { id, after }),
  );
  serve(routes, contract.applyImport, async ({ ctx: call, params: { id } }) => {
    const ctx = staffContext(call);
    await requireKind(ctx, id);
    await applyRun(ctx, id);
    return describeRun(ctx.db, id);
  });
  serve(routes, contract.dropImport, async ({ ctx: call, params: { id } }) => {
    const ctx = staffContext(call);
    await requireKind(ctx, id);
    await dropRun(ctx, id);
    return describeRun(ctx.db, id);
  });
}

async function requireKind({ db, caller }: StaffContext, id: number): Promise<void> {
  const { kind } = await readRun(db, id);
  requirePermission(caller, KINDS[kind].needs);
}
