import * as contract from '@yahont/contracts/office/products.ts';
import { serve, staffContext, type Routes } from '#src/platform/http/serve.ts';
import { versionOf } from '#src/platform/versions.ts';
import { findOfficeProducts } from './find-products.ts';
import { describeOfficeProduct } from './office-product.ts';
import { cancelPricePlan, planPrice } from './plan-price.ts';
import { setPrice } from './set-price.ts';
import { setVisibility } from './set-visibility.ts';

export function officeProductRoutes(routes: Routes): void {
  serve(routes, contract.findOfficeProducts, ({ ctx, query }) => findOfficeProducts(ctx.db, query));
  serve(routes, contract.getOfficeProduct, ({ ctx, params: { id } }) => describeOfficeProduct(ctx.db, id));
  serve(routes, contract.setVisibility, async ({ ctx, params: { id }, body, request }) => {
    await setVisibility(staffContext(ctx), { productId: id, ...body, version: versionOf(request) });
    return describeOfficeProduct(ctx.db, id);
  });
  serve(routes, contract.setPrice, async ({ ctx, params: { id }, body, request }) => {
    const own = staffContext(ctx);
    const version = versionOf(request);
    await own.db.transaction((tx) => setPrice(tx, own, { productId: id, ...body, version }));
    return describeOfficeProduct(ctx.db, id);
  });
  serve(routes, contract.planPrice, async ({ ctx, body: { from, to, ...plan } }) => {
    const own = staffContext(ctx);
    const days = { from: new Date(from), to: to === null ? null : new Date(to) };
    return (await own.db.transaction((tx) => planPrice(tx, own, { ...plan, ...days }))).plan;
  });
  serve(routes, contract.cancelPricePlan, ({ ctx, params: { id }, body: { reason } }) =>
    cancelPricePlan(staffContext(ctx), { planId: id, reason }),
  );
}
