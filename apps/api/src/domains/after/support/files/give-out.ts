import { and, eq, type SQL } from 'drizzle-orm';
import type { Context as HonoContext } from 'hono';
import { IdParam } from '@yahont/contracts/wire/fields.ts';
import type { FileStore } from '#src/platform/files/file-store.ts';
import { audit } from '#src/platform/audit/audit.ts';
import { notFound } from '#src/platform/errors.ts';
import { FILE_POLICY } from '#src/platform/http/file-answer.ts';
import { accountContext, staffContext, type Env, type Routes } from '#src/platform/http/serve.ts';
import { requireOneOf } from '#src/platform/permissions.ts';
import { withinScope } from '../office/within-scope.ts';
import { supportFiles, supportRequests } from '../support.tables.ts';

/**
 * Calls that serve a file to its author and to the operators. They answer bytes, so they are no
 * endpoints of the contracts.
 */
export function fileRoutes({ app }: Routes, files: FileStore): void {
  app.get('/api/account/support/files/:id', async (c: HonoContext<Env>) => {
    const ctx = accountContext(c.get('call'));
    return giveOut(c, await findFile(c, files, eq(supportRequests.accountId, ctx.caller.accountId)));
  });
  app.get('/office/api/support/files/:id', async (c: HonoContext<Env>) => {
    const ctx = staffContext(c.get('call'));
    requireOneOf(ctx.caller, ['support.answer']);
    const file = await findFile(c, files, withinScope(ctx.db, ctx.caller));
    await audit(ctx.db, ctx, {
      action: 'support.open-file',
      subject: { type: 'support-request', id: file.requestId },
      after: { file: file.id },
    });
    return giveOut(c, file);
  });
}

type StoredFile = { name: string; type: string; bytes: Uint8Array<ArrayBuffer> };

function giveOut(c: HonoContext<Env>, { name, type, bytes }: StoredFile): Response {
  // We encoded the picture ourselves; a PDF is unchanged, so it is downloaded and never shown on the
  // shop's own origin.
  const way = type === 'image/jpeg' ? 'inline' : 'attachment';
  return c.body(bytes, 200, {
    'content-type': type,
    'content-length': String(bytes.length),
    'content-disposition': `${way}; filename*=UTF-8''${encodeURIComponent(name)}`,
    'content-security-policy': FILE_POLICY,
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'private, no-store',
  });
}

/** @throws `file-not-found`, also for another account's file */
async function findFile(c: HonoContext<Env>, files: FileStore, isTheirs: SQL | undefined) {
  const { db } = c.get('call');
  const id = IdParam.safeParse(c.req.param('id'));
  if (!id.success) throw notFound('file');
  const [row] = await db
    .select({
      id: supportFiles.id,
      requestId: supportFiles.requestId,
      key: supportFiles.key,
      name: supportFiles.name,
      type: supportFiles.type,
    })
    .from(supportFiles)
    .innerJoin(supportRequests, eq(supportRequests.id, supportFiles.requestId))
    .where(and(eq(supportFiles.id, id.data), isTheirs));
  const bytes = row ? await files.get(row.key) : null;
  if (!row || bytes === null) throw notFound('file');
  return { ...row, bytes };
}
