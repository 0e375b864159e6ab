import { NBSP } from '@yahont/values/digits.ts';
import type { AddSku } from '#app/features/product-card/card-sku.ts';

/** Adds to the cart; the code is loaded on first use. */
export const addWhenLoaded: AddSku = async (sku) => {
  const code = await import('./add-sku.tsx').catch(() => null);
  if (code === null) return { ok: false, message: `Нет связи. Обновите страницу и${NBSP}повторите` };
  return code.addSku(sku);
};
