import { eq } from 'drizzle-orm';
import type { Context as HonoContext } from 'hono';
import { listSentMessages, type StaffCode } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { IdParam } from '@yahont/contracts/wire/fields.ts';
import type { Context } from '#src/platform/context.ts';
import { notFound } from '#src/platform/errors.ts';
import { fileAnswer } from '#src/platform/http/file-answer.ts';
import { serve, type Env, type Routes } from '#src/platform/http/serve.ts';
import { sentMessageFiles } from './sent-messages.tables.ts';
import { listSentMessages as list } from './list-sent-messages.ts';

export type ReadStaffCodes = (ctx: Context) => Promise<StaffCode[]>;

export function demoOutboxRoutes(routes: Routes, staffCodes: ReadStaffCodes): void {
  serve(routes, listSentMessages, async ({ ctx, query }) => ({
    items: await list(ctx, query),
    staffCodes: await staffCodes(ctx),
  }));
  // It answers bytes, so it is no endpoint of the contracts.
  routes.app.get('/api/dev/outbox/files/:id', async (c: HonoContext<Env>) => {
    const id = IdParam.safeParse(c.req.param('id'));
    const { db } = c.get('call');
    const [file] = id.success
      ? await db.select().from(sentMessageFiles).where(eq(sentMessageFiles.id, id.data))
      : [];
    if (!file) throw notFound('file');
    return fileAnswer(c, file);
  });
}
