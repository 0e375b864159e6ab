import { NBSP } from '@yahont/values/digits.ts';
import type { StonePage } from '@yahont/contracts/stones/stone-page.ts';
import type { BuyResult } from '#app/features/stone/panel/use-stone-purchase.ts';

/** Adds the stone alone to the cart; the code is loaded on first use. */
export function buyStoneWhenLoaded({ name }: StonePage): (stoneId: number) => Promise<BuyResult> {
  return async (stoneId) => {
    const code = await import('./buy-stone.ts').catch(() => null);
    if (code === null) return { ok: false, message: `Нет связи. Обновите страницу и${NBSP}повторите` };
    return code.buyStone({ stoneId, name });
  };
}
