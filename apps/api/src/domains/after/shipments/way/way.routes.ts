import { findParcel as contract } from '@yahont/contracts/orders/parcel-way.ts';
import { serve, type Routes } from '#src/platform/http/serve.ts';
import { findParcel } from './find-parcel.ts';

export function wayRoutes(routes: Routes): void {
  serve(routes, contract, ({ ctx, body, header }) => {
    header('cache-control', 'no-store');
    return findParcel(ctx, body);
  });
}
