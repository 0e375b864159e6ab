import { and, eq, or, type SQL } from 'drizzle-orm';
import type { Context as HonoContext } from 'hono';
import { z } from 'zod';
import { audit } from '#src/platform/audit/audit.ts';
import type { CallContext } from '#src/platform/context.ts';
import { notFound } from '#src/platform/errors.ts';
import type { FileStore } from '#src/platform/files/file-store.ts';
import { FILE_POLICY } from '#src/platform/http/file-answer.ts';
import { staffContext, type Env, type Routes } from '#src/platform/http/serve.ts';
import { requirePermission } from '#src/platform/permissions.ts';
import { reviewPhotos, reviews } from '../reviews.tables.ts';

const Key = z.uuid();

/** Photographs of published reviews for everybody, all others for their author and for staff. */
export function photoRoutes({ app }: Routes, files: FileStore): void {
  app.get('/api/reviews/photos/:key', async (c: HonoContext<Env>) => {
    const ctx = c.get('call');
    const photo = await findPhoto(c, visibleTo(ctx));
    if (photo.state !== 'published') return giveOut(c, await bytesOf(files, photo), 'private, no-store');
    // A photograph that was hidden or withdrawn must be gone at once, so a browser asks each time; its bytes never change.
    const etag = `"${photo.key}"`;
    const headers = { etag, 'cache-control': 'private, no-cache' };
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers);
    const response = giveOut(c, await bytesOf(files, photo), headers['cache-control']);
    response.headers.set('etag', etag);
    return response;
  });
  app.get('/office/api/reviews/photos/:key', async (c: HonoContext<Env>) => {
    const ctx = staffContext(c.get('call'));
    requirePermission(ctx.caller, 'reviews.see');
    const photo = await findPhoto(c, undefined);
    const bytes = await bytesOf(files, photo);
    await audit(ctx.db, ctx, {
      action: 'reviews.open-file',
      subject: { type: 'review', id: photo.reviewId },
      after: { photo: photo.id },
    });
    return giveOut(c, bytes, 'private, no-store');
  });
}

function visibleTo({ caller }: CallContext): SQL | undefined {
  const isPublished = eq(reviews.state, 'published');
  return caller.kind === 'account' ? or(isPublished, eq(reviews.accountId, caller.accountId)) : isPublished;
}

/** @throws `photo-not-found`, also for one that the caller may not see */
async function findPhoto(c: HonoContext<Env>, isVisible: SQL | undefined) {
  const key = Key.safeParse(c.req.param('key'));
  if (!key.success) throw notFound('photo');
  const { db } = c.get('call');
  const [row] = await db
    .select({ id: reviewPhotos.id, reviewId: reviewPhotos.reviewId, state: reviews.state })
    .from(reviewPhotos)
    .innerJoin(reviews, eq(reviews.id, reviewPhotos.reviewId))
    .where(and(or(eq(reviewPhotos.key, key.data), eq(reviewPhotos.thumbKey, key.data)), isVisible));
  if (!row) throw notFound('photo');
  return { ...row, key: key.data };
}

/** @throws `photo-not-found` when the file is gone */
async function bytesOf(files: FileStore, { key }: { key: string }): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await files.get(key);
  if (bytes === null) throw notFound('photo');
  return bytes;
}

function giveOut(c: HonoContext<Env>, bytes: Uint8Array<ArrayBuffer>, cache: string): Response {
  return c.body(bytes, 200, {
    'content-type': 'image/jpeg',
    'content-length': String(bytes.length),
    'content-disposition': 'inline',
    'content-security-policy': FILE_POLICY,
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': cache,
  });
}
