import type { addStoneToCart } from '@yahont/contracts/cart/cart-stones.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { NBSP } from '@yahont/values/digits.ts';
import type { BuyResult } from '#app/features/stone/panel/use-stone-purchase.ts';
import { addStone, CallFailed } from '#app/lib/api/browser.ts';
import { refusalText, type RefusalTexts } from '#app/shop/words/refusal-text.ts';
import { visitor } from '#app/lib/visitor/visitor.ts';
import { showToast } from '#app/ui/notices/toast-store.ts';

/** Adds a stone without a setting to the cart, shows a message and updates the header's count. */
export async function buyStone({ stoneId, name }: { stoneId: number; name: string }): Promise<BuyResult> {
  try {
    const cart = await addStone({ stoneId, skuId: null });
    visitor.change((summary) => ({ ...summary, cartCount: cart.totals.quantity }));
    void visitor.reload();
  } catch (error) {
    return { ok: false, message: reasonOf(error) };
  }
  showToast({ content: `${name}${NBSP}— в${NBSP}корзине`, action: { text: 'Перейти', href: '/cart/' } });
  return { ok: true };
}

const TAKEN = `Этот камень только что выбрал другой покупатель. Обновите страницу: ближайшие к${NBSP}нему — ниже`;

const TEXTS: RefusalTexts<typeof addStoneToCart> = {
  'stone-not-found': TAKEN,
  'stone-taken': TAKEN,
  'sku-not-found': `Этой оправы больше нет в${NBSP}продаже`,
  'out-of-stock': `Этой оправы больше нет в${NBSP}наличии`,
  'not-engraved': `На${NBSP}этой оправе надпись не${NBSP}поместится`,
  'does-not-fit': `Оправа не${NBSP}подходит к${NBSP}этому камню`,
  'cart-full': ({ limit }) =>
    `В${NBSP}корзине уже ${countOf(limit, ['камень', 'камня', 'камней'])}: уберите лишние`,
  'not-sold-online': `Такой камень показывают и${NBSP}продают в${NBSP}салоне`,
};

/** Message for a stone that was not added to the cart. */
function reasonOf(error: unknown): string {
  if (!(error instanceof CallFailed)) return `Нет связи. Проверьте интернет и${NBSP}повторите`;
  const otherwise = `Не${NBSP}получилось добавить. Повторите через минуту`;
  return refusalText<typeof addStoneToCart>(TEXTS, error.problem ?? { code: '' }, otherwise);
}
