import * as contract from '@yahont/contracts/office/returns.ts';
import type { OfficeReturn } from '@yahont/contracts/office/returns.ts';
import type { CallContext, StaffContext } from '#src/platform/context.ts';
import { serve, staffContext, type Routes } from '#src/platform/http/serve.ts';
import { cashKept, findTenders, type HandOverEffects } from '#src/domains/buying/orders/index.ts';
import type { CourierDeps } from '../asking/courier-dates.ts';
import { handOverPart } from '../door/hand-over-part.ts';
import type { ExchangeDeps } from '../exchange/reserve-exchange.ts';
import type { PostageDeps } from '../postage/postage-deps.ts';
import { returnFileRoutes } from '../postage/give-out.ts';
import { payPostage } from '../postage/pay-postage.ts';
import { approve, refuseReturn, sendBack, withdrawForShopper } from './answer-request.ts';
import { checkReturned } from './check-returned.ts';
import { listOfficeReturns } from './list-office-returns.ts';
import { checkSeen } from '../access/lock-for-staff.ts';
import { describeOfficeReturn } from './office-return.ts';
import { openReturn } from './open-return.ts';
import { payInCash } from './pay-in-cash.ts';
import { receiveReturn, scanReturned } from './receive-return.ts';
import { refundReturn } from './refund-return.ts';

/** Every call about one return answers with its current state. */
export function officeReturnRoutes(
  routes: Routes,
  deps: PostageDeps & HandOverEffects & CourierDeps & ExchangeDeps,
): void {
  returnFileRoutes(routes, deps.returnFiles);
  serve(routes, contract.listOfficeReturns, ({ ctx, query }) => listOfficeReturns(staffContext(ctx), query));
  serve(routes, contract.getOfficeReturn, async ({ ctx, params: { id } }) => {
    await checkSeen(ctx.db, staffContext(ctx), { returnId: id, permission: 'orders.see' });
    return describeOfficeReturn(ctx.db, id);
  });
  serve(routes, contract.openReturn, async ({ ctx, params: { id }, body }) =>
    describeOfficeReturn(ctx.db, await openReturn(staffContext(ctx), deps, { orderId: id, ...body })),
  );
  serve(routes, contract.approveReturn, ({ ctx, params: { id } }) =>
    done(ctx, id, (own) => approve(own, id)),
  );
  serve(routes, contract.sendReturn, ({ ctx, params: { id } }) => done(ctx, id, (own) => sendBack(own, id)));
  serve(routes, contract.withdrawReturnByStaff, ({ ctx, params: { id } }) =>
    done(ctx, id, (own) => withdrawForShopper(own, id)),
  );
  serve(routes, contract.scanReturned, ({ ctx, params: { id }, body }) =>
    done(ctx, id, (own) => scanReturned(own, { returnId: id, ...body })),
  );
  serve(routes, contract.receiveReturn, ({ ctx, params: { id }, body }) =>
    done(ctx, id, (own) => receiveReturn(own, { returnId: id, ...body })),
  );
  serve(routes, contract.checkReturned, ({ ctx, params: { id }, body }) =>
    done(ctx, id, (own) => checkReturned(own, { returnId: id, ...body })),
  );
  serve(routes, contract.refundReturn, ({ ctx, params: { id }, body }) =>
    done(ctx, id, (own) => refundReturn(own, { returnId: id, ...body })),
  );
  serve(routes, contract.payPostage, ({ ctx, params: { id }, body }) =>
    done(ctx, id, (own) => payPostage(own, deps, { returnId: id, ...body })),
  );
  serve(routes, contract.refuseReturn, ({ ctx, params: { id }, body }) =>
    done(ctx, id, (own) => refuseReturn(own, { returnId: id, ...body })),
  );
  serve(routes, contract.payReturnInCash, ({ ctx, params: { id } }) =>
    done(ctx, id, (own) => payInCash(own, id)),
  );
  serve(routes, contract.handOverPart, async ({ ctx, params, body }) => {
    const returnId = await handOverPart(staffContext(ctx), deps, { orderId: params.id, ...body });
    const [back, tenders] = await Promise.all([
      describeOfficeReturn(ctx.db, returnId),
      findTenders(ctx.db, [params.id]),
    ]);
    return { ...back, cashToTake: cashKept(tenders) };
  });
}

async function done(
  ctx: CallContext,
  returnId: number,
  act: (own: StaffContext) => Promise<void>,
): Promise<OfficeReturn> {
  await act(staffContext(ctx));
  return describeOfficeReturn(ctx.db, returnId);
}
