import * as contract from '@yahont/contracts/checkout/checkout.ts';
import * as draft from '@yahont/contracts/checkout/draft.ts';
import { accountContext, serve, type Routes } from '#src/platform/http/serve.ts';
import { refuseWith } from '#src/platform/errors.ts';
import { findNamed } from '#src/domains/goods/certificates/index.ts';
import type { CheckoutDeps } from './checkout-deps.ts';
import { getDraft, saveDraft } from './draft/drafts.ts';
import { getCheckoutOptions } from './get-checkout-options.ts';
import { parseIdempotencyKey } from './idempotency-key.ts';
import { placeOrder } from './place-order.ts';

export function checkoutRoutes(routes: Routes, deps: CheckoutDeps): void {
  serve(routes, draft.getCheckoutDraft, ({ ctx }) => getDraft(accountContext(ctx)));
  serve(routes, draft.saveCheckoutDraft, ({ ctx, body }) => saveDraft(accountContext(ctx), body));
  serve(routes, contract.getCheckoutOptions, ({ ctx }) => getCheckoutOptions(accountContext(ctx), deps));
  serve(routes, contract.placeOrder, async ({ ctx, body, request }) => {
    const key = parseIdempotencyKey(request.header('idempotency-key'));
    const certificateIds = await findNamed(accountContext(ctx), body.certificates);
    const result = await placeOrder(accountContext(ctx), deps, { key, input: body, certificateIds });
    if (result.ok) return result.order;
    throw refuseWith(contract.placeOrder, result);
  });
}
