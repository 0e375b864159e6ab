import { eq, inArray } from 'drizzle-orm';
import type { Context as HonoContext } from 'hono';
import { IdParam } from '@yahont/contracts/wire/fields.ts';
import { removeOrphans } from '#src/platform/files/remove-orphans.ts';
import type { FileStore } from '#src/platform/files/file-store.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { Context } from '#src/platform/context.ts';
import { notFound } from '#src/platform/errors.ts';
import { FILE_POLICY } from '#src/platform/http/file-answer.ts';
import { staffContext, type Env, type Routes } from '#src/platform/http/serve.ts';
import { requireOneOf, scopeOf } from '#src/platform/permissions.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import { isSeen } from '../access/who-sees.ts';
import { returnFiles, returns } from '../returns.tables.ts';

/**
 * Serves a file of a return to staff who may see it. It answers bytes, so it is no endpoint of the
 * contracts.
 */
export function returnFileRoutes({ app }: Routes, files: FileStore): void {
  app.get('/office/api/returns/files/:id', async (c: HonoContext<Env>) => {
    const ctx = staffContext(c.get('call'));
    const { db, caller: staff } = ctx;
    requireOneOf(staff, ['orders.see']);
    const id = IdParam.safeParse(c.req.param('id'));
    if (!id.success) throw notFound('file');
    const [row] = await db
      .select({
        key: returnFiles.key,
        name: returnFiles.name,
        type: returnFiles.type,
        state: returns.state,
        storeId: returns.storeId,
        orderStoreId: orders.storeId,
        returnId: returnFiles.returnId,
      })
      .from(returnFiles)
      .innerJoin(returns, eq(returns.id, returnFiles.returnId))
      .innerJoin(orders, eq(orders.id, returns.orderId))
      .where(eq(returnFiles.id, id.data));
    const bytes = row && isSeen(scopeOf(staff, 'orders.see'), row) ? await files.get(row.key) : null;
    if (!row || bytes === null) throw notFound('file');
    await audit(db, ctx, {
      action: 'returns.open-file',
      subject: { type: 'return', id: row.returnId },
      after: { file: id.data },
    });
    // We encoded the picture ourselves; a PDF is unchanged, so it is downloaded and never shown on the
    // shop's own origin.
    const way = row.type === 'image/jpeg' ? 'inline' : 'attachment';
    return c.body(bytes, 200, {
      'content-type': row.type,
      'content-length': String(bytes.length),
      'content-disposition': `${way}; filename*=UTF-8''${encodeURIComponent(row.name)}`,
      'content-security-policy': FILE_POLICY,
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'private, no-store',
    });
  });
}

/** Removes files that no return names. */
export async function purgeReturnFiles({ db, now }: Context, files: FileStore): Promise<void> {
  await removeOrphans(files, now(), (keys) =>
    db
      .select({ key: returnFiles.key })
      .from(returnFiles)
      .where(inArray(returnFiles.key, [...keys])),
  );
}
