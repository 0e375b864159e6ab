import * as office from '@yahont/contracts/office/customers/piece-works.ts';
import { findServiceCards as finding } from '@yahont/contracts/purchases/service-cards.ts';
import { serve, staffContext, type Routes } from '#src/platform/http/serve.ts';
import { findServiceCards, type CardDeps } from './find-service-cards.ts';
import { listPieceWorks, recordWork, strikeWork } from './record-work.ts';

export function workRoutes(routes: Routes, deps: CardDeps): void {
  serve(routes, finding, ({ ctx, body }) => findServiceCards(ctx, deps, body));
  serve(routes, office.listPieceWorks, ({ ctx, params: { uin } }) => listPieceWorks(ctx.db, uin));
  serve(routes, office.recordPieceWork, async ({ ctx, params: { uin }, body }) => {
    await recordWork(staffContext(ctx), { uin, ...body });
    return listPieceWorks(ctx.db, uin);
  });
  serve(routes, office.strikePieceWork, async ({ ctx, params: { uin }, body }) => {
    await strikeWork(staffContext(ctx), { uin, ...body });
    return listPieceWorks(ctx.db, uin);
  });
}
