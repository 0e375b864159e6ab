import * as contract from '@yahont/contracts/office/delivery/parcels.ts';
import { serve, staffContext, type Routes } from '#src/platform/http/serve.ts';
import { listStuckParcels } from './list-stuck-parcels.ts';
import { registerParcelAgain } from './register-parcel-again.ts';
import { sendParcelElsewhere } from './send-parcel-elsewhere.ts';

/** What staff can do when a carrier does not deliver a parcel. */
export function parcelRoutes(routes: Routes): void {
  serve(routes, contract.listStuckParcels, ({ ctx, query: { after } }) =>
    listStuckParcels(staffContext(ctx), after),
  );
  serve(routes, contract.registerParcelAgain, ({ ctx, params: { id }, body: { round } }) =>
    registerParcelAgain(staffContext(ctx), { orderId: id, round }),
  );
  serve(routes, contract.sendParcelElsewhere, async ({ ctx, params: { id }, body }) => {
    await sendParcelElsewhere(staffContext(ctx), { orderId: id, ...body });
    return { success: true } as const;
  });
}
