import * as contract from '@yahont/contracts/office/orders.ts';
import { listOfficeOrders as listContract } from '@yahont/contracts/office/order-lists/order-list.ts';
import { listOrderNotes, writeOrderNote } from '@yahont/contracts/office/order-lists/order-notes.ts';
import type { OfficeOrder } from '@yahont/contracts/office/orders.ts';
import { listUncollectedOrders } from '@yahont/contracts/office/order-lists/uncollected.ts';
import type { CallContext, StaffContext } from '#src/platform/context.ts';
import { serve, staffContext, type Routes } from '#src/platform/http/serve.ts';
import { listUncollected } from '../storage/list-uncollected.ts';
import { finishWork } from './preparing/finish-work.ts';
import { handOver, scanPiece, type HandOverEffects } from './hand-over.ts';
import { extendStorage } from './extend-storage.ts';
import { checkSeen } from './lock-for-staff.ts';
import { assemble, cancelByStaff, makeReady, send, type CancelEffects } from './move-by-staff.ts';
import { listOfficeOrders } from './list/list-office-orders.ts';
import { describeOfficeOrder } from './office-order.ts';
import { listNotes, writeNote } from './order-notes.ts';
import { replacePiece } from './replace-piece.ts';

/** The lists, and calls that answer with the current state of the order. */
export function officeOrderRoutes(routes: Routes, effects: CancelEffects & HandOverEffects): void {
  serve(routes, listContract, ({ ctx, query }) => listOfficeOrders(staffContext(ctx), query));
  serve(routes, listUncollectedOrders, ({ ctx, query: { after } }) =>
    listUncollected(staffContext(ctx), after),
  );
  serve(routes, listOrderNotes, ({ ctx, params: { id }, query: { before } }) =>
    listNotes(staffContext(ctx), { orderId: id, before }),
  );
  serve(routes, writeOrderNote, ({ ctx, params: { id }, body: { text } }) =>
    writeNote(staffContext(ctx), { orderId: id, text }),
  );
  serve(routes, contract.getOfficeOrder, async ({ ctx, params: { id } }) => {
    await checkSeen(ctx.db, staffContext(ctx), { orderId: id, permission: 'orders.see' });
    return describeOfficeOrder(ctx.db, id);
  });
  serve(routes, contract.assembleOrder, ({ ctx, params: { id } }) =>
    done(ctx, id, (own) => assemble(own, id)),
  );
  serve(routes, contract.finishWork, ({ ctx, params: { id, line } }) =>
    done(ctx, id, (own) => finishWork(own, { orderId: id, lineId: line })),
  );
  serve(routes, contract.readyOrder, ({ ctx, params: { id }, body: { place } }) =>
    done(ctx, id, (own) => makeReady(own, { orderId: id, place })),
  );
  serve(routes, contract.sendOrder, ({ ctx, params: { id } }) => done(ctx, id, (own) => send(own, id)));
  serve(routes, contract.scanPiece, ({ ctx, params: { id }, body }) =>
    done(ctx, id, (own) => scanPiece(own, { orderId: id, ...body })),
  );
  serve(routes, contract.handOverOrder, ({ ctx, params: { id }, body: { code, paid } }) =>
    done(ctx, id, (own) => handOver(own, effects, { orderId: id, code, paid })),
  );
  serve(routes, contract.replacePiece, ({ ctx, params: { id, line }, body }) =>
    done(ctx, id, (own) => replacePiece(own, { orderId: id, lineId: line, ...body })),
  );
  serve(routes, contract.extendStorage, ({ ctx, params: { id }, body: { until, reason } }) =>
    done(ctx, id, (own) => extendStorage(own, { orderId: id, until: new Date(until), reason })),
  );
  serve(routes, contract.cancelOrderByStaff, ({ ctx, params: { id }, body: { reason } }) =>
    done(ctx, id, (own) => cancelByStaff(own, effects, { orderId: id, reason })),
  );
}

async function done(
  ctx: CallContext,
  orderId: number,
  act: (own: StaffContext) => Promise<void>,
): Promise<OfficeOrder> {
  await act(staffContext(ctx));
  return describeOfficeOrder(ctx.db, orderId);
}
