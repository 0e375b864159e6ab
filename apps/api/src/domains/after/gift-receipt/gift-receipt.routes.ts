import * as contract from '@yahont/contracts/gift-receipt/gift-receipt.ts';
import { accountContext, serve, type Routes } from '#src/platform/http/serve.ts';
import { exchangeGift } from './exchange-gift.ts';
import type { GiftDeps } from './gift-receipt.deps.ts';
import { listGiftLinks } from './list-gift-links.ts';
import { showGift } from './show-gift.ts';

export function giftReceiptRoutes(routes: Routes, deps: GiftDeps): void {
  serve(routes, contract.showGiftReceipt, ({ ctx, params: { link }, header }) => {
    header('cache-control', 'no-store');
    return showGift(ctx, deps, link);
  });
  serve(routes, contract.exchangeGift, ({ ctx, params: { link }, body }) =>
    exchangeGift(ctx, deps, { link, asked: body }),
  );
  serve(routes, contract.listGiftReceipts, ({ ctx, params: { id }, header }) => {
    header('cache-control', 'no-store');
    return listGiftLinks(accountContext(ctx), deps.links, id);
  });
}
