import * as contract from '@yahont/contracts/comparisons/comparisons.ts';
import { buyerContext, serve, type Routes } from '#src/platform/http/serve.ts';
import { addToComparison } from './add-to-comparison.ts';
import { getComparison, type ComparisonDeps } from './get-comparison.ts';
import { clearComparison, removeFromComparison } from './remove-from-comparison.ts';

export function comparisonRoutes(routes: Routes, deps: ComparisonDeps): void {
  serve(routes, contract.getComparison, ({ ctx, query }) => getComparison(ctx, deps, query));
  serve(routes, contract.addToComparison, ({ ctx, params }) => addToComparison(buyerContext(ctx), params));
  serve(routes, contract.removeFromComparison, ({ ctx, params }) =>
    removeFromComparison(buyerContext(ctx), params),
  );
  serve(routes, contract.clearComparison, ({ ctx, params }) =>
    clearComparison(buyerContext(ctx), params.kind),
  );
}
