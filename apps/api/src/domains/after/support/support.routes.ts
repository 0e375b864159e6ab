import * as office from '@yahont/contracts/office/support.ts';
import { askSupport } from '@yahont/contracts/support/support.ts';
import * as contract from '@yahont/contracts/support/threads.ts';
import { accountContext, serve, staffContext, type Routes } from '#src/platform/http/serve.ts';
import { askSupport as ask } from './ask-support.ts';
import { inboundRoutes } from './by-mail/serve-inbound.ts';
import { fileRoutes } from './files/give-out.ts';
import { listOfficeThreads } from './office/list-office-threads.ts';
import { answerThread, closeOfficeThread, openOfficeThread } from './office/work-on-thread.ts';
import type { SupportDeps } from './support.deps.ts';
import { closeThread } from './threads/close-thread.ts';
import { listThreads } from './threads/list-threads.ts';
import { openThread } from './threads/open-thread.ts';
import { writeMessage } from './threads/write-message.ts';

export function supportRoutes(routes: Routes, deps: SupportDeps): void {
  serve(routes, askSupport, ({ ctx, body, files }) =>
    ask(accountContext(ctx), { request: body, files }, deps),
  );
  serve(routes, contract.listThreads, ({ ctx, query }) => listThreads(accountContext(ctx), query));
  serve(routes, contract.openThread, ({ ctx, params: { id } }) => openThread(accountContext(ctx), id));
  serve(routes, contract.writeMessage, ({ ctx, params: { id }, body: { text }, files }) =>
    writeMessage(accountContext(ctx), deps, { id, text, files }),
  );
  serve(routes, contract.closeThread, ({ ctx, params: { id } }) => closeThread(accountContext(ctx), id));
  fileRoutes(routes, deps.files);
  if (deps.inbound) inboundRoutes(routes, { ...deps, ...deps.inbound });

  serve(routes, office.listOfficeThreads, ({ ctx, query }) => listOfficeThreads(staffContext(ctx), query));
  serve(routes, office.getOfficeThread, ({ ctx, params: { id } }) => openOfficeThread(staffContext(ctx), id));
  serve(routes, office.answerThread, ({ ctx, params: { id }, body }) =>
    answerThread(staffContext(ctx), deps, { id, ...body }),
  );
  serve(routes, office.closeOfficeThread, ({ ctx, params: { id } }) =>
    closeOfficeThread(staffContext(ctx), id),
  );
}
