import type { addStoneToCart } from '@yahont/contracts/cart/cart-stones.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { NBSP } from '@yahont/values/digits.ts';
import type { BuySet } from '#app/features/stone-selection/panel/use-set-purchase.ts';
import { addStone, CallFailed } from '#app/lib/api/browser.ts';
import { isRefusal, refusalText, type RefusalTexts } from '#app/shop/words/refusal-text.ts';
import { track } from '#app/lib/metrics/track.ts';
import { visitor } from '#app/lib/visitor/visitor.ts';
import { AddedCard } from '#app/shop/cards/added-card.tsx';
import { showToast } from '#app/ui/notices/toast-store.ts';

type Result = { ok: true } | { ok: false; message: string; isStale: boolean };

/** Adds a stone in a setting to the cart, shows a message and updates the header's count. */
export async function buySet(set: Parameters<BuySet>[0]): Promise<Result> {
  const { stoneId, skuId, size, pictureHash, engraving } = set;
  try {
    const cart = await addStone({ stoneId, skuId, engraving });
    visitor.change((summary) => ({ ...summary, cartCount: cart.totals.quantity }));
    void visitor.reload();
    const line = cart.lines.find((one) => one.stoneId === stoneId);
    if (line) {
      track({ kind: 'cart', change: 'add', line, quantity: 1 });
      const { name, price } = line;
      const isEngraved = engraving !== null;
      const card = { name, size, pictureHash, tier: 'diamond' as const, price, isEngraved };
      showToast({ content: <AddedCard card={card} />, action: { text: 'Перейти', href: '/cart/' } });
    }
    return { ok: true };
  } catch (error) {
    return refused(error);
  }
}

const TEXTS: RefusalTexts<typeof addStoneToCart> = {
  'stone-not-found': `Этого камня больше нет в${NBSP}продаже`,
  'stone-taken': `Этот камень только что выбрал другой покупатель`,
  'sku-not-found': `Этой оправы больше нет в${NBSP}продаже`,
  'out-of-stock': `Оправу в${NBSP}этом размере только что купили. Выберите другой размер`,
  'not-engraved': `На${NBSP}этой оправе надпись не${NBSP}поместится`,
  'does-not-fit': `Камень не${NBSP}садится в${NBSP}эту оправу`,
  'cart-full': ({ limit }) =>
    `В${NBSP}корзине уже ${countOf(limit, ['камень', 'камня', 'камней'])}: уберите лишние`,
  'not-sold-online': `Такое украшение показывают и${NBSP}продают в${NBSP}салоне`,
};

function refused(error: unknown): Result {
  if (!(error instanceof CallFailed))
    return { ok: false, message: `Нет связи. Проверьте интернет и${NBSP}повторите`, isStale: false };
  const otherwise = `Не${NBSP}получилось добавить. Повторите через минуту`;
  return {
    ok: false,
    message: refusalText<typeof addStoneToCart>(TEXTS, error.problem ?? { code: '' }, otherwise),
    isStale:
      isRefusal<typeof addStoneToCart>(error.problem, 'stone-taken') ||
      isRefusal<typeof addStoneToCart>(error.problem, 'out-of-stock'),
  };
}
