import * as contract from '@yahont/contracts/payment/saved-cards.ts';
import { accountContext, serve, type Routes } from '#src/platform/http/serve.ts';
import { listSavedCards, removeSavedCard } from './own-cards.ts';

export function savedCardRoutes(routes: Routes): void {
  serve(routes, contract.listSavedCards, ({ ctx }) => listSavedCards(accountContext(ctx)));
  serve(routes, contract.removeSavedCard, ({ ctx, params }) =>
    removeSavedCard(accountContext(ctx), params.id),
  );
}
