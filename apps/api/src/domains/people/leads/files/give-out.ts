import { eq } from 'drizzle-orm';
import type { Context as HonoContext } from 'hono';
import type { CallContext } from '#src/platform/context.ts';
import { notFound } from '#src/platform/errors.ts';
import { FILE_POLICY } from '#src/platform/http/file-answer.ts';
import type { Env, Routes } from '#src/platform/http/serve.ts';
import type { LeadDeps } from '../leads.deps.ts';
import { leadFiles } from '../leads.tables.ts';

type GivenOut = { name: string; type: string; bytes: Uint8Array<ArrayBuffer> };

/**
 * The call that serves a file to the holder of a link. It answers bytes, so it is no endpoint of the
 * contracts.
 */
export function fileRoute({ app }: Routes, deps: Pick<LeadDeps, 'files' | 'links'>): void {
  app.get('/api/leads/files/:link', async (c: HonoContext<Env>) => {
    const { name, type, bytes } = await findFile(c.get('call'), deps, c.req.param('link') ?? '');
    return c.body(bytes, 200, {
      'content-type': type,
      'content-length': String(bytes.length),
      // Downloaded, never shown: no file that was sent to the shop is opened on the shop's own origin.
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'content-security-policy': FILE_POLICY,
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-store',
    });
  });
}

/** @throws `file-not-found`, also for a link that has expired or that this shop did not make */
async function findFile(
  { db, now }: CallContext,
  { files, links }: Pick<LeadDeps, 'files' | 'links'>,
  link: string,
): Promise<GivenOut> {
  const claim = links.readFileLink(link);
  if (claim === null || claim.until <= now()) throw notFound('file');
  const [row] = await db.select().from(leadFiles).where(eq(leadFiles.id, claim.id));
  if (!row || !links.isLinkOfFile(link, row)) throw notFound('file');
  const bytes = await files.get(row.key);
  if (bytes === null) throw notFound('file');
  return { name: row.name, type: row.type, bytes };
}
