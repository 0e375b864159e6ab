import * as office from '@yahont/contracts/office/reviews.ts';
import * as contract from '@yahont/contracts/reviews/reviews.ts';
import { accountContext, buyerContext, serve, staffContext, type Routes } from '#src/platform/http/serve.ts';
import { versionOf } from '#src/platform/versions.ts';
import { answerReview, hideReview, keepReview, publishReview, refuseReview } from './office/decide.ts';
import { listOfficeReviews } from './office/office-review.ts';
import { getOwnReview, listOwnReviews } from './own/own-review.ts';
import { withdrawReview } from './own/withdraw-review.ts';
import { writeReview } from './own/write-review.ts';
import { photoRoutes } from './photos/give-out.ts';
import { complain, setUseful } from './reactions/react.ts';
import type { ReviewDeps } from './reviews.deps.ts';
import { getProductReviews } from './shown/product-reviews.ts';

export function reviewRoutes(routes: Routes, deps: ReviewDeps): void {
  serve(routes, contract.getProductReviews, ({ ctx, params: { id }, query }) =>
    getProductReviews(ctx, deps, { productId: id, query }),
  );
  serve(routes, contract.setUseful, ({ ctx, params, body }) =>
    setUseful(buyerContext(ctx), { ...params, ...body }),
  );
  serve(routes, contract.complain, ({ ctx, params, body }) =>
    complain(buyerContext(ctx), { ...params, ...body }),
  );
  serve(routes, contract.listOwnReviews, ({ ctx }) => listOwnReviews(accountContext(ctx), deps));
  serve(routes, contract.getOwnReview, ({ ctx, params: { key } }) =>
    getOwnReview(accountContext(ctx), deps, key),
  );
  serve(routes, contract.writeReview, ({ ctx, params: { key }, body, files }) =>
    writeReview(accountContext(ctx), deps, { key, form: body, files }),
  );
  serve(routes, contract.withdrawReview, ({ ctx, params: { key } }) =>
    withdrawReview(accountContext(ctx), deps, key),
  );
  photoRoutes(routes, deps.files);

  serve(routes, office.listOfficeReviews, ({ ctx, query }) =>
    listOfficeReviews(staffContext(ctx), deps, query),
  );
  serve(routes, office.publishReview, ({ ctx, params: { id }, request }) =>
    publishReview(staffContext(ctx), deps, { id, version: versionOf(request) }),
  );
  serve(routes, office.refuseReview, ({ ctx, params: { id }, body, request }) =>
    refuseReview(staffContext(ctx), deps, { id, version: versionOf(request), ...body }),
  );
  serve(routes, office.answerReview, ({ ctx, params, body }) =>
    answerReview(staffContext(ctx), deps, { ...params, ...body }),
  );
  serve(routes, office.hideReview, ({ ctx, params, body }) =>
    hideReview(staffContext(ctx), deps, { ...params, ...body }),
  );
  serve(routes, office.keepReview, ({ ctx, params, body }) =>
    keepReview(staffContext(ctx), deps, { ...params, ...body }),
  );
}
