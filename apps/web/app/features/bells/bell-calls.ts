import type { getPriceHistory } from '@yahont/contracts/catalogue/price-history.ts';
import type { askBell, askBellByMail, getBellsOfProduct } from '@yahont/contracts/bells/bells.ts';
import type { BodyOf } from '@yahont/contracts/wire/endpoint.ts';
import { call } from '#app/lib/api/browser.ts';

export const getBells = (productId: number) =>
  call<typeof getBellsOfProduct>('GET', `/api/bells/products/${productId}`);

export function getPrices(productId: number, skuId: number | null) {
  const path = `/api/catalogue/products/${productId}/prices` as const;
  return call<typeof getPriceHistory>('GET', skuId === null ? path : `${path}?skuId=${skuId}`);
}

export const ask = (body: BodyOf<typeof askBell>) => call<typeof askBell>('POST', '/api/account/bells', body);

export const askByMail = (body: BodyOf<typeof askBellByMail>) =>
  call<typeof askBellByMail>('POST', '/api/bells', body);
