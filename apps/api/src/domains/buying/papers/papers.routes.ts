import type { Context as HonoContext } from 'hono';
import * as office from '@yahont/contracts/office/money/papers.ts';
import { CONTRACT_FILE, CONTRACT_PAGE } from '@yahont/contracts/content/contract.ts';
import * as shop from '@yahont/contracts/payment/papers.ts';
import { IdParam } from '@yahont/contracts/wire/fields.ts';
import type { CallContext } from '#src/platform/context.ts';
import { notFound } from '#src/platform/errors.ts';
import { fileAnswer } from '#src/platform/http/file-answer.ts';
import { accountContext, serve, staffContext, type Env, type Routes } from '#src/platform/http/serve.ts';
import { requireOneOf } from '#src/platform/permissions.ts';
import { checkSeen, findOwnOrder } from '#src/domains/buying/orders/index.ts';
import {
  findInvoice,
  getInvoice,
  getInvoiceByLink,
  type InvoiceLinks,
  type PaymentDeps,
} from '#src/domains/buying/payment/index.ts';
import type { ContractText } from './drawing/contract-pdf.ts';
import { contractFile, invoiceFile, livePaperFile, orderOfPaper, paperFile } from './paper-files.ts';
import { recordPower, setPower } from './power-of-attorney.ts';
import { readOfficePapers, readOwnPapers } from './read-papers.ts';

export type PaperRouteDeps = Pick<PaymentDeps, 'findStore'> & {
  /** A published text by its path, such as the offer to companies; null while there is none. */
  readText: (ctx: CallContext, path: string) => Promise<ContractText | null>;
  invoiceLinks: InvoiceLinks;
  paperLinks: InvoiceLinks;
};

/** Documents of companies, and powers of attorney of the people who receive their orders. */
export function paperRoutes(routes: Routes, deps: PaperRouteDeps): void {
  serve(routes, shop.getOrderPapers, ({ ctx, params }) => readOwnPapers(accountContext(ctx), params.id));
  serve(routes, shop.setPowerOfAttorney, async ({ ctx, params, body }) => {
    await setPower(accountContext(ctx), { orderId: params.id, power: body });
    return readOwnPapers(accountContext(ctx), params.id);
  });
  serve(routes, office.getOfficePapers, ({ ctx, params }) => readOfficePapers(staffContext(ctx), params.id));
  serve(routes, office.recordPowerOfAttorney, async ({ ctx, params, body }) => {
    await recordPower(staffContext(ctx), { orderId: params.id, power: body });
    return readOfficePapers(staffContext(ctx), params.id);
  });
  fileRoutes(routes, deps);
}

/** The calls that serve files. They answer bytes, so they are no endpoints of the contracts. */
function fileRoutes({ app }: Routes, deps: PaperRouteDeps): void {
  app.get('/api/orders/:id/papers/:paper', async (c: HonoContext<Env>) => {
    const { db, caller } = accountContext(c.get('call'));
    const orderId = idOf(c, 'id');
    const order = await findOwnOrder(db, { accountId: caller.accountId, orderId });
    const file = order && (await paperFile({ db }, { paperId: idOf(c, 'paper'), orderId }));
    if (!file) throw notFound('paper');
    return fileAnswer(c, file);
  });
  app.get('/api/papers/:link', async (c: HonoContext<Env>) => {
    const id = deps.paperLinks.read(c.req.param('link') ?? '');
    const file = id === null ? undefined : await livePaperFile(c.get('call'), id);
    if (!file) throw notFound('paper');
    return fileAnswer(c, file);
  });
  app.get('/office/api/papers/:paper', async (c: HonoContext<Env>) => {
    const ctx = staffContext(c.get('call'));
    requireOneOf(ctx.caller, ['orders.see']);
    const paperId = idOf(c, 'paper');
    const orderId = await orderOfPaper(ctx, paperId);
    if (orderId === undefined) throw notFound('paper');
    await checkSeen(ctx.db, ctx, { orderId, permission: 'orders.see' });
    const file = await paperFile(ctx, { paperId, orderId });
    if (!file) throw notFound('paper');
    return fileAnswer(c, file);
  });
  app.get(CONTRACT_FILE, async (c: HonoContext<Env>) => {
    const contract = await deps.readText(c.get('call'), CONTRACT_PAGE);
    if (contract === null) throw notFound('contract');
    return fileAnswer(c, await contractFile(contract));
  });
  app.get('/api/orders/:id/invoice/file', async (c: HonoContext<Env>) =>
    fileAnswer(c, await invoiceFile(await getInvoice(accountContext(c.get('call')), deps, idOf(c, 'id')))),
  );
  app.get('/api/invoices/:link/file', async (c: HonoContext<Env>) => {
    const links = { ...deps, links: deps.invoiceLinks };
    return fileAnswer(
      c,
      await invoiceFile(await getInvoiceByLink(c.get('call'), links, c.req.param('link') ?? '')),
    );
  });
  app.get('/office/api/orders/:id/invoice/file', async (c: HonoContext<Env>) => {
    const ctx = staffContext(c.get('call'));
    requireOneOf(ctx.caller, ['orders.see']);
    const orderId = idOf(c, 'id');
    await checkSeen(ctx.db, ctx, { orderId, permission: 'orders.see' });
    const invoice = await findInvoice(ctx, deps, orderId);
    if (invoice === null) throw notFound('invoice');
    return fileAnswer(c, await invoiceFile(invoice));
  });
}

function idOf(c: HonoContext<Env>, name: string): number {
  const id = IdParam.safeParse(c.req.param(name));
  if (!id.success) throw notFound('paper');
  return id.data;
}
