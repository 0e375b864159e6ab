import type { addCartLine } from '@yahont/contracts/cart/cart.ts';
import { NBSP } from '@yahont/values/digits.ts';
import { isLength } from '@yahont/values/measures/size.ts';
import type { Added, CardSku } from '#app/features/product-card/card-sku.ts';
import { addToCart, CallFailed } from '#app/lib/api/browser.ts';
import { refusalText, type RefusalTexts } from '#app/shop/words/refusal-text.ts';
import { track } from '#app/lib/metrics/track.ts';
import { visitor } from '#app/lib/visitor/visitor.ts';
import { AddedCard } from '#app/shop/cards/added-card.tsx';
import { showToast } from '#app/ui/notices/toast-store.ts';

/** Adds a product to the cart, shows a message and updates the header's count. */
export async function addSku(sku: CardSku): Promise<Added> {
  try {
    const cart = await addToCart({ skuId: sku.skuId, quantity: 1, engraving: sku.engraving ?? undefined });
    visitor.change((summary) => ({ ...summary, cartCount: cart.totals.quantity }));
    void visitor.reload();
    const line = cart.lines.find(({ skuId }) => skuId === sku.skuId);
    if (line) track({ kind: 'cart', change: 'add', line, quantity: 1 });
  } catch (error) {
    return { ok: false, message: reasonOf(error, sku.size) };
  }
  const isEngraved = Boolean(sku.engraving);
  showToast({
    content: <AddedCard card={{ ...sku, isEngraved }} />,
    action: { text: 'Перейти', href: '/cart/' },
  });
  return { ok: true };
}

const texts = (size: CardSku['size']): RefusalTexts<typeof addCartLine> => ({
  'not-sold-online': `Это украшение покупают в${NBSP}салоне: как${NBSP}— на${NBSP}его странице`,
  'out-of-stock': ({ available }) =>
    available > 0 ? `Больше нельзя: в${NBSP}наличии ${available}${NBSP}шт.` : goneText(size),
  'not-engraved': `На${NBSP}этом украшении надпись не${NBSP}поместится`,
  'needs-stone': `К${NBSP}оправе сначала выбирают камень: кнопка${NBSP}— на${NBSP}её странице`,
  'sku-not-found': `Этого украшения больше нет в${NBSP}продаже`,
});

function goneText(size: CardSku['size']): string {
  if (size === null) return `Это украшение только что купили`;
  return isLength(size)
    ? `Эту длину только что купили. Выберите другую`
    : `Этот размер только что купили. Выберите другой`;
}

/** Message for a product that was not added to the cart. */
function reasonOf(error: unknown, size: CardSku['size']): string {
  if (!(error instanceof CallFailed)) return `Нет связи. Проверьте интернет и${NBSP}повторите`;
  const otherwise = `Не${NBSP}получилось добавить. Повторите через минуту`;
  return refusalText<typeof addCartLine>(texts(size), error.problem ?? { code: '' }, otherwise);
}
