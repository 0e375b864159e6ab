import { giveBonus as contract } from '@yahont/contracts/office/customers/bonus.ts';
import { serve, staffContext, type Routes } from '#src/platform/http/serve.ts';
import { giveBonus } from './give-points.ts';

export function bonusRoutes(routes: Routes): void {
  serve(routes, contract, ({ ctx, params: { id }, body }) =>
    giveBonus(staffContext(ctx), { accountId: id, ...body }),
  );
}
